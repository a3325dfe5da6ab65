import { defineModule } from '../kit/manifest.ts'
import { matchingRefusals } from './matching/refusals.ts'
import { redMessages } from './red/messages.ts'
import { redRefusals } from './red/refusals.ts'
import { retentionRefusals } from './retentions/refusals.ts'
import { settlementMessages } from './messages.ts'
import { settlementRefusals } from './refusals.ts'
import { settlementWorkbench } from './workbench.ts'

export const settlement = defineModule({
  title: ['结算对账', 'Settlement'],
  permissions: {
    'statement.read': ['查看对账单', 'Read statements'],
    'statement.manage': ['管理对账单', 'Manage statements'],
    'payment.read': ['查看应付与付款', 'Read payables and payments'],
    'payable.hold': ['暂停与恢复付款', 'Hold and release payables'],
    'retention.handle': ['办理质保金', 'Handle retentions'],
    'supplierSettlement.read': ['供应商查看对账单', 'Read statements as a supplier'],
    'supplierSettlement.confirm': ['供应商确认对账单', 'Confirm statements as a supplier'],
  },
  menus: [
    {
      entrance: 'purchaser',
      id: '100121',
      name: '对账单',
      enName: 'Statements',
      url: 'statements',
      needs: 'statement.read',
      place: 72,
    },
    {
      entrance: 'supplier',
      id: '100250',
      name: '对账单',
      enName: 'Statements',
      url: 'supplierStatements',
      needs: 'supplierSettlement.read',
      place: 45,
    },
    {
      entrance: 'purchaser',
      id: '100136',
      name: '收票箱',
      enName: 'Invoice inbox',
      url: 'invoiceInbox',
      needs: 'invoice.read',
      place: 73,
    },
    {
      entrance: 'purchaser',
      id: '100137',
      name: '发票匹配',
      enName: 'Invoice matching',
      url: 'matching',
      needs: 'invoice.read',
      place: 73.5,
    },
    {
      entrance: 'purchaser',
      id: '100135',
      name: '我的发票',
      enName: 'My invoices',
      url: 'myInvoice',
      needs: 'order.read',
      place: 42.5,
    },
    {
      entrance: 'supplier',
      id: '100253',
      name: '发票',
      enName: 'Invoices',
      url: 'supplierInvoices',
      needs: 'supplierInvoice.read',
      place: 46,
    },
    {
      entrance: 'purchaser',
      id: '100150',
      name: '红字确认单',
      enName: 'Red letters',
      url: 'redLetters',
      needs: 'invoice.read',
      place: 73.7,
    },
    {
      entrance: 'supplier',
      id: '100260',
      name: '红字确认单',
      enName: 'Red letters',
      url: 'supplierRedLetters',
      needs: 'supplierInvoice.read',
      place: 46.5,
    },
  ],
  workbench: settlementWorkbench,
  messages: {
    topics: { ...settlementMessages.topics, ...redMessages.topics },
    templates: { ...settlementMessages.templates, ...redMessages.templates },
  },
  refusals: { ...settlementRefusals, ...matchingRefusals, ...redRefusals, ...retentionRefusals },
  refusalFields: {
    'terms.discountHalf': 'discountDays',
    'statement.sameAmount': 'requested',
    'prepayment.past': 'dueOn',
    'prepayment.noOrder': 'orderNo',
    'prepayment.zero': 'amount',
    'prepayment.tooMuch': 'amount',
    'retention.amountMissing': 'amount',
    'retention.tooMuch': 'amount',
    'retention.reasonMissing': 'reason',
  },
})
