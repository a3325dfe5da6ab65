import type { OrderType, PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { Bilingual } from '#kit/spreadsheet/export.rules.ts'

/** Labels of orders for exports and documents, equal to those of the pages (`tools/terms.test.ts`). */
export const orderStatusWords: Readonly<Record<OrderStatus, Bilingual>> = {
  '10': ['草稿', 'Draft'],
  '20': ['审批中', 'Pending approval'],
  '25': ['审批驳回', 'Rejected'],
  '30': ['待接单', 'Awaiting acceptance'],
  '35': ['供应商拒单', 'Declined by supplier'],
  '40': ['待发货', 'Awaiting shipment'],
  '45': ['部分发货', 'Partially shipped'],
  '50': ['待收货', 'Awaiting receipt'],
  '55': ['部分收货', 'Partially received'],
  '60': ['待评价', 'Awaiting review'],
  '70': ['已完成', 'Completed'],
  '80': ['取消申请中', 'Cancellation requested'],
  '90': ['已取消', 'Cancelled'],
  '95': ['部分交货关闭', 'Closed (partial)'],
}
export const orderTypeWords: Readonly<Record<OrderType, Bilingual>> = {
  mall: ['商城', 'Mall'],
  agreement: ['协议', 'Agreement'],
  award: ['中标', 'Award'],
  fixed: ['定点', 'Direct purchase'],
}
export const paymentWords: Readonly<Record<PaymentMethod, Bilingual>> = {
  term: ['账期支付', 'Payment terms'],
  quota: ['授信额度', 'Credit quota'],
  transfer: ['对公转账', 'Bank transfer'],
}
