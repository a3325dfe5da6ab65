import { commentStatusNames, type exportCheckedComments } from '#contract/ordering/comments.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const commentColumns: ColumnsOf<typeof exportCheckedComments> = {
  orderNo: ['订单编号', 'Order no.'],
  supplierName: ['供应商', 'Supplier'],
  goods: { title: ['商品', 'Product'], value: ({ name, spec }) => [name, spec].filter(Boolean).join(' ') },
  score: ['商品评分', 'Score'],
  service: ['服务评分', 'Service'],
  logistics: ['物流评分', 'Delivery'],
  text: ['评价内容', 'Review'],
  followUp: ['追评', 'Follow-up'],
  reply: ['供应商回复', 'Reply'],
  authorName: ['评价人', 'Author'],
  deptName: ['采购部门', 'Department'],
  createdAt: ['评价时间', 'Reviewed at'],
  status: { title: ['状态', 'Status'], words: commentStatusNames },
  hiddenReason: ['隐藏原因', 'Hidden because'],
}
