import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

/** Announcement to-dos. */
export const noticesWorkbench = {
  todos: {
    'article.review': {
      name: ['公告审核', 'Announcement'],
      action: ['去审核', 'Review'],
      entrances: ['operator'],
      needs: 'article.review',
      list: '/articles?status=03',
      page: '/articleManage?id=',
    },
  },
} as const satisfies WorkbenchParts
