import type { exportDeliveryEntries, exportProjectEntries, exportSpend } from '#contract/insight/statistics.ts'
import { spendSourceNames, procedureNames } from '#contract/insight/procedures.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

const { inquiry, bidding, fixed } = procedureNames

export const spendColumns: ColumnsOf<typeof exportSpend> = {
  onDay: ['日期', 'Date'],
  source: { title: ['业务', 'What happened'], words: spendSourceNames },
  orderNo: ['订单号', 'Order number'],
  goodsName: {
    title: ['商品', 'Product'],
    value: ({ goodsName }, lang) => (goodsName === '' ? (lang === 'en' ? 'Freight' : '运费') : goodsName),
  },
  deptName: ['采购部门', 'Department'],
  supplierName: ['供应商', 'Supplier'],
  categoryName: {
    title: ['品类', 'Category'],
    value: ({ categoryName, enCategoryName }, lang) => (lang === 'en' ? enCategoryName : categoryName),
  },
  procedure: { title: ['采购方式', 'Procedure'], words: procedureNames },
  pieces: ['数量', 'Pieces'],
  amount: ['金额（含税）', 'Amount (tax included)'],
  tax: ['其中税额', 'Tax within'],
}

export const projectEntryColumns: ColumnsOf<typeof exportProjectEntries> = {
  projectNo: ['项目编号', 'Project number'],
  title: ['项目名称', 'Project'],
  kind: { title: ['项目类型', 'Kind'], words: { inquiry, bidding, fixed } },
  deptName: ['采购单位', 'Department'],
  publishedOn: ['发布日期', 'Published'],
  awardedOn: ['成交日期', 'Awarded on'],
  budget: ['预算', 'Budget'],
  awarded: ['成交金额', 'Awarded'],
  quoted: ['有效报价家数', 'Valid quotes'],
}

export const deliveryEntryColumns: ColumnsOf<typeof exportDeliveryEntries> = {
  orderNo: ['订单号', 'Order number'],
  deptName: ['采购部门', 'Department'],
  supplierName: ['供应商', 'Supplier'],
  carrier: ['承运商', 'Carrier'],
  acceptedOn: ['接单日期', 'Accepted'],
  shippedOn: ['发货日期', 'Shipped'],
  dueOn: ['应到日期', 'Due'],
  receivedOn: ['收齐日期', 'Received'],
  isLate: ['是否逾期', 'Late'],
  pieces: ['发货件数', 'Pieces shipped'],
  rejected: ['拒收件数', 'Pieces rejected'],
  amount: ['订单金额', 'Amount'],
}
