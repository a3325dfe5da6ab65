import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

/** Quota application to-dos, and the use of the department's budget. */
export const ledgerWorkbench = {
  todos: {
    'quota.decide': {
      name: ['额度申请', 'Quota'],
      action: ['去审核', 'Decide'],
      entrances: ['operator'],
      needs: 'quota.decide',
      list: '/quotaApplications?status=01',
    },
  },
  charts: {
    budget: {
      name: ['预算执行', 'Budget use'],
      entrances: ['purchaser'],
      needs: 'budget.read',
      place: 20,
      shape: 'line',
      measure: 'amount',
      series: [
        ['累计占用', 'Committed to date'],
        ['时间进度', 'In proportion to time'],
      ],
    },
  },
} as const satisfies WorkbenchParts
