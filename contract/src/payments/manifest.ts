import { defineModule } from '../kit/manifest.ts'
import { paymentsMessages } from './messages.ts'
import { paymentsRefusals } from './refusals.ts'
import { paymentsWorkbench } from './workbench.ts'

export const payments = defineModule({
  title: ['付款', 'Payments'],
  permissions: {
    'payment.prepare': ['编制付款申请', 'Prepare payments'],
    'period.close': ['会计期间结账', 'Close months'],
    'period.export': ['导出入账信息', 'Export entries'],
    'payment.execute': ['执行付款', 'Execute payments'],
    'payee.verify': ['核实收款账户', 'Verify payee accounts'],
    'payee.approve': ['审批收款账户', 'Approve payee accounts'],
    'supplierPayment.read': ['供应商查看收款', 'Read payments as a supplier'],
    'supplierPayment.propose': ['供应商变更收款账户', 'Change the payee account as a supplier'],
  },
  menus: [
    {
      entrance: 'purchaser',
      id: '100130',
      name: '应付账款',
      enName: 'Payables',
      url: 'payables',
      needs: 'payment.read',
      place: 74,
    },
    {
      entrance: 'purchaser',
      id: '100138',
      name: '付款申请',
      enName: 'Payment requests',
      url: 'paymentRequests',
      needs: 'payment.read',
      place: 75,
    },
    {
      entrance: 'purchaser',
      id: '100139',
      name: '付款批次',
      enName: 'Payment batches',
      url: 'paymentBatches',
      needs: 'payment.read',
      place: 76,
    },
    {
      entrance: 'purchaser',
      id: '100140',
      name: '收款账户',
      enName: 'Payee accounts',
      url: 'payeeAccounts',
      needs: 'payment.read',
      place: 77,
    },
    {
      entrance: 'purchaser',
      id: '100152',
      name: '会计期间',
      enName: 'Accounting periods',
      url: 'settlementPeriods',
      needs: 'payment.read',
      place: 78,
    },
    {
      entrance: 'supplier',
      id: '100254',
      name: '收款',
      enName: 'Payments',
      url: 'supplierPayments',
      needs: 'supplierPayment.read',
      place: 47,
    },
  ],
  approvals: {
    payment: {
      names: ['付款申请', 'Payment request'],
      path: '/paymentRequest?id={id}',
      place: 18,
      holdDays: 7,
      neverByLetter: true,
      conditions: ['supplier'],
    },
  },
  workbench: paymentsWorkbench,
  messages: paymentsMessages,
  refusals: { ...paymentsRefusals },
  refusalFields: {
    'payee.unchanged': 'accountNo',
    'payment.bankRefTaken': 'bankRef',
    'payment.future': 'paidOn',
  },
})
