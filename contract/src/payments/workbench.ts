import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

export const paymentsWorkbench = {
  todos: {
    'payeeChange.verify': {
      name: ['收款账户核实', 'Payee account to verify'],
      action: ['去核实', 'Verify'],
      entrances: ['purchaser'],
      needs: 'payee.verify',
      list: '/payeeAccounts?tab=submitted',
      page: '/payeeAccounts?change=',
    },
    'payeeChange.approve': {
      name: ['收款账户审批', 'Payee account to approve'],
      action: ['去审批', 'Approve'],
      entrances: ['purchaser'],
      needs: 'payee.approve',
      list: '/payeeAccounts?tab=verified',
      page: '/payeeAccounts?change=',
    },
    'paymentRequest.pay': {
      name: ['待支付申请', 'Payment to execute'],
      action: ['去支付', 'Pay'],
      entrances: ['purchaser'],
      needs: 'payment.execute',
      list: '/paymentRequests?tab=approved',
      page: '/paymentRequest?id=',
    },
  },
} as const satisfies WorkbenchParts
