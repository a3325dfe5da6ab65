import { inChinese } from '#contract/kit/labels.ts'
import { stockBatchLabels, stockLabels, stockMoveLabels, stockValueLabels } from '#contract/warehouse/stock.ts'

const nothing = { none: '没有符合条件的库存', noneReason: '请调整筛选条件后重试。', keyword: '关键词' } as const

export const stock = {
  ...nothing,
  title: '库存查询',
  purpose: '按物料查看在库、占用与可用数量，展开批次与库位',
  views: '视图',
  view: { items: '按物料', batches: '按批次', expiring: '临期批次', values: '库存金额' },
  hint: '物料编号 / 名称 / 规格',
  empty: '暂无库存',
  emptyReason: '货物入库后在此查看。',
  tabs: '库存状态',
  tab: { all: '全部', low: '低于最低库存', slow: '呆滞' },
  low: '低库存',
  available: '可用 {{quantity}}',
  field: { ...inChinese(stockLabels), keyword: '关键词', warehouseId: '仓库', deptId: '所属部门' },
  action: { batches: '批次', moves: '流水' },
} as const
export const stockBatches = {
  ...nothing,
  title: '批次库存',
  hint: '物料 / 批次号 / 库位',
  empty: '暂无批次',
  emptyReason: '货物入库后在此查看。',
  within: '到期时间',
  withinDays: '{{count}} 天内到期',
  expired: '已过期',
  left: '剩 {{count}} 天',
  blocked: '停发',
  field: { ...inChinese(stockBatchLabels), keyword: '关键词', warehouseId: '仓库', deptId: '所属部门' },
  action: {},
} as const
export const stockMoves = {
  title: '库存流水',
  purpose: '每一笔出入库，只增不改；更正以冲销记录',
  none: '没有符合条件的流水',
  noneReason: '请调整筛选条件后重试。',
  empty: '暂无流水',
  emptyReason: '出入库后在此查看。',
  keyword: '关键词',
  hint: '单号 / 物料 / 批次号',
  reversal: '冲销',
  field: {
    ...inChinese(stockMoveLabels),
    keyword: '关键词',
    warehouseId: '仓库',
    kind: {
      label: '类型',
      options: {
        purchaseIn: '采购入库',
        exchangeIn: '退货入库',
        backIn: '归还入库',
        otherIn: '其他入库',
        issue: '领用出库',
        supplierOut: '采购退货出库',
        transferOut: '调拨出库',
        transferIn: '调拨入库',
        countGain: '盘盈入库',
        countLoss: '盘亏出库',
        scrap: '报废',
        otherOut: '其他出库',
      },
    },
  },
  action: { reverse: '冲销' },
  confirm: { title: '冲销入库', text: '{{name}} {{quantity}} {{unit}} 将退出库存，入库单重新待办。' },
} as const
export const stockValues = {
  ...nothing,
  title: '库存金额',
  hint: '物料编号 / 名称 / 规格',
  empty: '暂无库存',
  emptyReason: '货物入库后在此查看。',
  field: { ...inChinese(stockValueLabels), keyword: '关键词', warehouseId: '仓库', deptId: '所属部门' },
  action: {},
} as const
export const warehouseScan = {
  title: '扫码',
  purpose: '用扫码枪、摄像头或键盘输入条码，查看物料、批次与库位的库存',
  found: '识别结果',
  empty: '扫描条码',
  emptyReason: '支持物料编号、商品条码、批次号与库位码。',
  kind: { item: '物料', place: '库位', batch: '批次' },
  inStock: '在库批次',
  none: '暂无库存',
} as const
