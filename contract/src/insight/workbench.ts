import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

/** Spend of the year to date, and by month. */
export const insightWorkbench = {
  figures: {
    'insight.spend': {
      name: ['本年采购额', 'Spend this year'],
      note: ['本部门及下级', 'Your department and below'],
      entrances: ['purchaser'],
      needs: 'insight.read',
      measure: 'amount',
      list: '/dataCockpit',
    },
  },
} as const satisfies WorkbenchParts
