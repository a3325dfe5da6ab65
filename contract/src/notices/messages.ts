import { byMail, everybody, site, template, topic } from '../kit/messages.ts'

export const noticesMessages = {
  topics: {
    article: topic('140050601', 'notice', ['平台公告', 'Announcements'], everybody, [byMail, site]),
  },
  templates: {
    articlePublished: template(
      'article',
      '/notificationAnnouncementParticulars?id={id}',
      { title: ['标题', 'Title', '冬季防寒工作服采购', 'Winter workwear'] },
      ['{title}', '平台发布了新公告，请查看。'],
      ['{title}', 'A new announcement was published.'],
    ),
  },
}
