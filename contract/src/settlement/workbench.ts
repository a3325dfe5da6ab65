import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

export const settlementWorkbench = {
  todos: {
    'statement.answer': {
      name: ['对账异议', 'Disputed statement'],
      action: ['去答复', 'Answer'],
      entrances: ['purchaser'],
      needs: 'statement.manage',
      list: '/statements?tab=disputed',
      page: '/statement?id=',
    },
    'redForm.confirm': {
      name: ['红字确认单', 'Red letter'],
      action: ['去确认', 'Confirm'],
      entrances: ['purchaser'],
      needs: 'invoice.match',
      list: '/redLetters?view=forms',
      page: '/redLetters?view=forms&id=',
    },
    'supplierRedForm.confirm': {
      name: ['红字确认单', 'Red letter'],
      action: ['去确认', 'Confirm'],
      entrances: ['supplier'],
      needs: 'invoice.submit',
      list: '/supplierRedLetters?view=forms',
      page: '/supplierRedLetters?view=forms&id=',
    },
    'supplierStatement.confirm': {
      name: ['对账单', 'Statement'],
      action: ['去确认', 'Confirm'],
      entrances: ['supplier'],
      needs: 'supplierSettlement.confirm',
      list: '/supplierStatements?tab=sent',
      page: '/statement?id=',
    },
  },
} as const satisfies WorkbenchParts
