import type { OrderType, PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { Bilingual } from '#kit/spreadsheet/export.rules.ts'

/** Labels of orders for exports and documents, equal to those of the pages (`tools/terms.test.ts`). */
export const orderTypeWords: Readonly<Record<OrderType, Bilingual>> = {
  mall: ['商城', 'Mall'],
  agreement: ['协议', 'Agreement'],
  award: ['中标', 'Award'],
  fixed: ['定点', 'Direct purchase'],
  group: ['拼团', 'Group purchase'],
  planned: ['计划', 'Planned'],
}
export const paymentWords: Readonly<Record<PaymentMethod, Bilingual>> = {
  term: ['账期支付', 'Payment terms'],
  quota: ['授信额度', 'Credit quota'],
  wallet: ['钱包支付', 'Wallet'],
  transfer: ['对公转账', 'Bank transfer'],
  online: ['在线支付', 'Online payment'],
}
