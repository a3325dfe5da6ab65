import { inChinese } from '#contract/kit/labels.ts'
import { stockDocumentLabels } from '#contract/warehouse/document.ts'

const shared = {
  keyword: '关键词',
  hint: '单号 / 物料 / 部门 / 订单号',
  none: '没有符合条件的单据',
  noneReason: '请调整筛选条件后重试。',
  field: { ...inChinese(stockDocumentLabels), keyword: '关键词' },
  action: {},
} as const

export const inboundTasks = {
  ...shared,
  title: '入库任务',
  purpose: '验收合格的货物在此入库，核对批次、有效期与库位',
  empty: '暂无入库任务',
  emptyReason: '订单验收合格后，自动生成采购入库单。',
  tabs: '入库状态',
  tab: { waiting: '待入库', received: '已入库', all: '全部' },
} as const
export const pickTasks = {
  ...shared,
  title: '拣货任务',
  purpose: '按先到期先出或先进先出拣货，过期与不合格批次不会发出',
  empty: '暂无拣货任务',
  emptyReason: '领用申请通过或采购退货达成后，在此拣货。',
  tabs: '拣货状态',
  tab: { waiting: '待拣货', issued: '已发出', all: '全部' },
} as const
export const stockRequests = {
  ...shared,
  title: '领用申请',
  purpose: '先领库存，再去采购；提交即占用库存与预算',
  empty: '暂无领用申请',
  emptyReason: '从仓库领用本部门需要的物料。',
  tabs: '申请状态',
  tab: { open: '进行中', issued: '已发出', void: '已作废', all: '全部' },
} as const
export const stockTransfers = {
  ...shared,
  title: '调拨',
  purpose: '调出即转在途，调入仓库点收后入库；差异由第二人确认',
  empty: '暂无调拨单',
  emptyReason: '在仓库之间调拨物料。',
  tabs: '调拨状态',
  tab: { open: '进行中', done: '已结束', all: '全部' },
} as const
export const counts = {
  ...shared,
  title: '盘点',
  purpose: '盘点不冻结库存：按盘点时刻的账面计算差异',
  empty: '暂无盘点单',
  emptyReason: '新建盘点，核对实物与账面。',
  tabs: '盘点状态',
  tab: { open: '盘点中', review: '待复核', done: '已结束', all: '全部' },
} as const
export const stockScraps = {
  ...shared,
  title: '报废与其他出库',
  purpose: '报废与其他出库须审批；过期与不合格批次也在此处理',
  empty: '暂无单据',
  emptyReason: '过期、破损的批次在此报废。',
  tabs: '状态',
  tab: { open: '进行中', done: '已结束', all: '全部' },
} as const
