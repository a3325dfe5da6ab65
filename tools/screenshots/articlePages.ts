import type { DemoData } from './demoData.ts'
import type { PageToCapture } from './pageToCapture.ts'

/** Public articles, and the editor of a new one. */
export const articlePages = ({ articleId }: DemoData): readonly PageToCapture[] => [
  { name: 'noLoghelpCenter', role: 'buyer', address: '/noLoghelpCenter' },
  { name: 'noLogAllAnnouncement', role: 'buyer', address: '/noLogAllAnnouncement' },
  { name: 'notice', role: 'buyer', address: '/notice' },
  { name: 'notice-none', role: 'buyer', address: '/notice?title=没有这样的公告', shows: ({ reading }) => reading.none },
  { name: 'homeEntryNoticeMore', role: 'buyer', address: '/homeEntryNoticeMore' },
  {
    name: 'notificationAnnouncementParticulars',
    role: 'buyer',
    address: `/notificationAnnouncementParticulars?id=${articleId}`,
  },
  { name: 'articleEdit-new', role: 'operator', address: '/articleEdit', shows: ({ articles }) => articles.newTitle },
]
