import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

/** Number of the user's decisions. Open tasks are shown by the documents' modules. */
export const approvalsWorkbench = {
  charts: {
    decisions: {
      name: ['审批处理', 'Approvals decided'],
      entrances: ['purchaser'],
      needs: 'approval.decide',
      place: 30,
      shape: 'stacked',
      measure: ['件', 'approvals'],
      series: [
        ['同意', 'Approved'],
        ['驳回', 'Rejected'],
      ],
    },
  },
} as const satisfies WorkbenchParts
