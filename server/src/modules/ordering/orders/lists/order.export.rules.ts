import type { exportOrders } from '#contract/ordering/orderLists.ts'
import { orderStatusNames } from '#contract/ordering/orderStates.ts'
import type { exportSupplierOrders } from '#contract/ordering/supplierOrderLists.ts'
import type { OrderLine, OrderSummary } from '#contract/ordering/orderSummary.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { orderTypeWords, paymentWords } from '../order.words.rules.ts'

const linesOf = (of: (line: OrderLine) => string) => ({
  value: ({ lines }: OrderSummary) => [...new Set(lines.map(of).filter(Boolean))].join('\n'),
})

const commonColumns = {
  orderNo: ['订单号', 'Order no.'],
  status: { title: ['订单状态', 'Status'], words: orderStatusNames },
  orderType: { title: ['订单类型', 'Type'], words: orderTypeWords },
  supplierName: ['供应商', 'Supplier'],
  buyerName: ['采购人', 'Buyer'],
  deptName: ['采购部门', 'Department'],
  consignee: ['收货人', 'Consignee'],
  goods: {
    title: ['商品', 'Products'],
    value: ({ lines }) =>
      lines.map(({ name, spec, quantity, unit }) => `${name} ${spec} × ${quantity}${unit}`).join('\n'),
  },
  materialCode: { title: ['物料编码', 'Material code'], ...linesOf(({ materialCode }) => materialCode) },
  quantity: ['数量', 'Quantity'],
  goodsAmount: ['商品金额', 'Product total'],
  freight: ['运费', 'Shipping'],
  amount: ['订单总额', 'Order total'],
  paymentMethod: { title: ['付款方式', 'Payment method'], words: paymentWords },
  createdAt: ['下单时间', 'Order date'],
  submittedAt: ['提交时间', 'Submitted'],
  expectedDate: ['期望到货', 'Expected delivery'],
  promisedDate: ['承诺交期', 'Promised date'],
  reason: ['原因', 'Reason'],
} satisfies Partial<ColumnsOf<typeof exportOrders>>

export const orderColumns: ColumnsOf<typeof exportOrders> = {
  ...commonColumns,
  costCentre: { title: ['成本中心', 'Cost center'], ...linesOf(({ costCentre }) => costCentre) },
  projectNo: { title: ['项目编号', 'Project no.'], ...linesOf(({ projectNo }) => projectNo) },
}

/** Adds the buying company, because a supplier delivers to several. */
export const supplierOrderColumns: ColumnsOf<typeof exportSupplierOrders> = {
  ...commonColumns,
  companyName: ['采购单位', 'Buying company'],
}
