import type { exportOrders } from '#contract/ordering/orderLists.ts'
import type { OrderStatus, OrderType, PaymentMethod } from '#contract/ordering/orders.ts'
import type { Bilingual, ColumnsOf } from '#kit/export.rules.ts'

const statusWords: Record<OrderStatus, Bilingual> = {
  '10': ['草稿', 'Draft'],
  '20': ['审批中', 'In approval'],
  '25': ['审批驳回', 'Approval rejected'],
  '30': ['待接单', 'To be accepted'],
  '35': ['供应商拒单', 'Refused by the supplier'],
  '40': ['待发货', 'To be shipped'],
  '45': ['部分发货', 'Partly shipped'],
  '50': ['待收货', 'To be received'],
  '55': ['部分收货', 'Partly received'],
  '60': ['待评价', 'To be commented on'],
  '70': ['已完成', 'Completed'],
  '80': ['取消申请中', 'Cancellation asked for'],
  '90': ['已取消', 'Cancelled'],
  '95': ['短交关闭', 'Closed short'],
}
const typeWords: Record<OrderType, Bilingual> = { mall: ['商城', 'Mall'], agreement: ['协议', 'Agreement'] }
const paymentWords: Record<PaymentMethod, Bilingual> = {
  term: ['账期支付', 'Payment term'],
  quota: ['授信额度', 'Credit quota'],
  transfer: ['对公转账', 'Bank transfer'],
}

export const orderColumns: ColumnsOf<typeof exportOrders> = {
  orderNo: ['订单编号', 'Order'],
  status: { title: ['订单状态', 'Status'], words: statusWords },
  orderType: { title: ['订单类型', 'Type'], words: typeWords },
  supplierName: ['供应商', 'Supplier'],
  buyerName: ['采购人', 'Buyer'],
  deptName: ['采购部门', 'Department'],
  consignee: ['收货人', 'Consignee'],
  goods: {
    title: ['商品', 'Goods'],
    value: ({ lines }) =>
      lines.map(({ name, spec, quantity, unit }) => `${name} ${spec} × ${quantity}${unit}`).join('\n'),
  },
  quantity: ['数量', 'Quantity'],
  goodsAmount: ['商品金额', 'Goods'],
  freight: ['运费', 'Freight'],
  amount: ['订单金额', 'Amount'],
  paymentMethod: { title: ['支付方式', 'Payment'], words: paymentWords },
  createdAt: ['下单时间', 'Ordered'],
  submittedAt: ['提交时间', 'Submitted'],
  expectedDate: ['期望到货', 'Expected'],
  promisedDate: ['承诺到货', 'Promised'],
  reason: ['原因', 'Reason'],
}
