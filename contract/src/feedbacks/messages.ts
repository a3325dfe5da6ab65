import { byMail, everybody, site, template, topic } from '../kit/messages.ts'

export const feedbacksMessages = {
  topics: {
    applicationResult: topic('140050702', 'system', ['反馈与申请结果', 'Feedback and requests'], everybody, [
      byMail,
      site,
    ]),
  },
  templates: {
    feedbackReplied: template(
      'applicationResult',
      '/myFeedback',
      {},
      ['您的反馈已有回复', '平台已回复您的意见反馈，请前往“我的反馈”查看。'],
      ['Your feedback was answered', 'Open “My feedback” to read the reply.'],
    ),
  },
}
