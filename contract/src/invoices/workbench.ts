import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

export const invoicesWorkbench = {
  todos: {
    'invoice.match': {
      name: ['发票异常', 'Invoice with a problem'],
      action: ['去处理', 'Resolve'],
      entrances: ['purchaser'],
      needs: 'invoice.match',
      list: '/matching',
      page: '/matching?id=',
    },
    'invoice.approve': {
      name: ['发票待审核', 'Invoice to approve'],
      action: ['去审核', 'Approve'],
      entrances: ['purchaser'],
      needs: 'invoice.approve',
      list: '/matching?tab=matched',
      page: '/matching?tab=matched&id=',
    },
    'supplierInvoice.returned': {
      name: ['发票被退回', 'Returned invoice'],
      action: ['去查看', 'View'],
      entrances: ['supplier'],
      needs: 'supplierInvoice.read',
      list: '/supplierInvoices?tab=returned',
    },
  },
} as const satisfies WorkbenchParts
