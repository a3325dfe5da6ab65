import { articleLists } from './articleLists.ts'

/** The lists of published articles, each with the types that it has tabs for: values of columns. */
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
/** The page of an article; one that is opened in a tab of its own says so, and closes that. */
export const articlePath = ({ id, articleType }: Named, isOwnTab = false): string =>
  `${articlePagePath}?${new URLSearchParams({ id, articleType, ...(isOwnTab ? { flag: '1' } : {}) })}`
