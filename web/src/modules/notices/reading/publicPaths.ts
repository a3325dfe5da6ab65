import { articleLists } from './articleLists.ts'

/** Lists of published articles with the types of their tabs (values of columns). */
export const variants = {
  help: { path: articleLists.help, types: ['业务规则', '常见问题'] },
  all: {
    path: '/noLogAllAnnouncement',
    types: ['业务规则', '常见问题', '采购公告', '平台公告', '供应商平台公告', '结果公示'],
  },
  notice: { path: articleLists.notice, types: ['采购公告', '平台公告', '供应商平台公告', '结果公示'] },
} as const
export type Variant = keyof typeof variants

export const columnListPath = '/homeEntryNoticeMore'
export const articlePagePath = '/notificationAnnouncementParticulars'

interface Named {
  readonly id: string
  readonly articleType: string
}
/** Path of an article; `isOwnTab`: opened in a new tab, which its close button closes. */
export const articlePath = ({ id, articleType }: Named, isOwnTab = false): string =>
  `${articlePagePath}?${new URLSearchParams({ id, articleType, ...(isOwnTab ? { flag: '1' } : {}) })}`
