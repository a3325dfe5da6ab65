import { indexValueLabels, priceIndexLabels } from '#contract/agreements/indices/priceIndices.ts'
import { inChinese } from '#contract/kit/labels.ts'

/** Price indices 价格指数. */
export const priceIndices = {
  title: '价格指数',
  purpose: '登记每月指数值；按指数调价的协议据此提出新价，更正保留历史',
  add: '新增指数',
  editTitle: '修改指数',
  keyword: '关键词',
  hint: '编码 / 名称 / 来源',
  none: '没有符合条件的指数',
  noneReason: '请调整筛选条件后重试。',
  empty: '暂无价格指数',
  emptyReason: '新增指数并登记基期值后，协议可按指数调价。',
  on: '启用',
  off: '停用',
  values: '指数值',
  noValues: '暂无指数值',
  noValuesReason: '登记后，按该指数调价的协议会提出新价。',
  replaced: '已更正',
  corrected: '更正值',
  record: '登记指数：{{name}}',
  recordNote: '已有值的月份须填写更正原因。新价经审批和供应商确认后自生效日执行，不追溯已执行的价格。',
  field: { ...inChinese(priceIndexLabels), keyword: '关键词' },
  form: {
    code: { label: '指数编码', hint: '字母、数字、点、横线与下划线' },
    name: '指数名称',
    source: { label: '发布来源', hint: '发布机构与获取方式，供应商可见' },
  },
  value: {
    title: '指数值',
    field: { ...inChinese(indexValueLabels) },
    month: '月份',
    value: { label: '指数值', hint: '最多 6 位小数' },
    reason: '更正原因',
  },
  action: { record: '登记', detail: '查看指数值', edit: '修改', disable: '停用', enable: '启用' },
  disable: { title: '停用指数？', text: '新的协议不能再选择，已执行的协议继续按该指数调价。' },
  happened: {
    priceIndex: { saved: '保存', disabled: '停用', enabled: '启用', recorded: '登记指数', corrected: '更正指数' },
  },
}
