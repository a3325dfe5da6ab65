import { returnKindNames, returnReasonNames, returnStatusNames } from '#contract/ordering/returns/return.ts'
import type { exportReturns } from '#contract/ordering/returns/returns.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const returnColumns: ColumnsOf<typeof exportReturns> = {
  returnNo: ['退货单号', 'Return no.'],
  orderNo: ['订单编号', 'Order no.'],
  companyName: ['采购单位', 'Company'],
  deptName: ['采购部门', 'Department'],
  buyerName: ['申请人', 'Requested by'],
  supplierName: ['供应商', 'Supplier'],
  kind: { title: ['售后类型', 'Type'], words: returnKindNames },
  reason: { title: ['退货原因', 'Reason'], words: returnReasonNames },
  status: { title: ['状态', 'Status'], words: returnStatusNames },
  goods: {
    title: ['商品', 'Products'],
    value: ({ lines }) => lines.map(({ name, spec, quantity }) => `${name} ${spec} × ${quantity}`).join('；'),
  },
  quantity: ['数量', 'Quantity'],
  requested: ['申请金额', 'Requested'],
  refunded: ['退款金额', 'Refunded'],
  freightBy: {
    title: ['退货运费承担方', 'Return shipping paid by'],
    words: { buyer: ['采购方', 'Buyer'], supplier: ['供应商', 'Supplier'] },
  },
  freight: ['退货运费', 'Return shipping'],
  submittedAt: ['申请时间', 'Requested at'],
  finishedAt: ['完成时间', 'Finished at'],
}
