import { byMail, template, topic } from '../kit/messages.ts'

const facts = {
  documentNo: ['单号', 'Number', 'LY20261128000012'],
  title: ['物料', 'Items', '丁腈涂层防护手套 等 3 种', 'Nitrile gloves and 2 more'],
  warehouseName: ['仓库', 'Warehouse', '园区中心仓', 'Central warehouse'],
  deptName: ['部门', 'Department', '一号车间', 'Workshop 1'],
  reason: ['原因', 'Reason', '本月已领用', 'Already issued this month'],
} as const
const page = '/stockDocument?id={id}'
const keeper = 'warehouse.keep'
const requester = 'stock.request'

/** Messages of the warehouse: to its keepers, and to who requested goods. None has prices. */
export const warehouseMessages = {
  topics: {
    stockRequests: topic('140050220', 'order', ['领用进度', 'Stock requests'], ['purchaser'], [byMail, byMail]),
    stockTasks: topic('140050221', 'order', ['仓库待办', 'Warehouse tasks'], ['operator'], [byMail, byMail]),
  },
  templates: {
    stockToPutAway: template(
      'stockTasks',
      page,
      facts,
      ['{warehouseName}有待入库货物', '入库单 {documentNo}：{title}。请核对批次、有效期与库位后入库。'],
      ['Items to put away in {warehouseName}', '{documentNo}: {title}. Check batches, expiry and places.'],
      keeper,
    ),
    stockToPick: template(
      'stockTasks',
      page,
      facts,
      ['{warehouseName}有待拣货单据', '{deptName} {documentNo}：{title}。'],
      ['Items to pick in {warehouseName}', '{deptName}, {documentNo}: {title}.'],
      keeper,
    ),
    stockRejected: template(
      'stockRequests',
      page,
      facts,
      ['领用申请 {documentNo} 未通过', '{title}。原因：{reason}'],
      ['Request {documentNo} was rejected', '{title}. Reason: {reason}'],
      requester,
    ),
    stockIssued: template(
      'stockRequests',
      page,
      facts,
      ['领用申请 {documentNo} 已发出', '{warehouseName}已发出 {title}，请签收。'],
      ['Request {documentNo} was issued', '{warehouseName} issued {title}. Sign for it.'],
      requester,
    ),
    stockCancelled: template(
      'stockRequests',
      page,
      facts,
      ['领用申请 {documentNo} 的剩余部分已取消', '{title}。原因：{reason}'],
      ['The rest of request {documentNo} was cancelled', '{title}. Reason: {reason}'],
      requester,
    ),
  },
}
