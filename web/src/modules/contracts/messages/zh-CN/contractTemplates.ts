import { templateLabels } from '#contract/contracts/contractTemplates.ts'
import { inChinese } from '#contract/kit/labels.ts'

export const contractTemplates = {
  title: '合同模板',
  purpose: '维护合同条款，发布后供起草合同选用；已发布的版本不再变化',
  add: '新建模板',
  editTitle: '修改模板',
  keyword: '关键词',
  hint: '模板名称',
  none: '没有符合条件的模板',
  noneReason: '请调整筛选条件后重试。',
  empty: '暂无合同模板',
  emptyReason: '新建并发布模板后，可用于起草合同。',
  editionNo: '第 {{number}} 版',
  hasDraft: '有未发布的修改',
  clauses: '条款',
  variables: '条款中可用花括号表示占位内容，例如 {甲方}、{乙方}、{含税金额}、{金额大写}；其他名称由承办人起草时填写。',
  field: {
    ...inChinese(templateLabels),
    keyword: '关键词',
    status: {
      label: '状态',
      options: { draft: '草稿', published: '已发布', disabled: '已停用' },
    },
    clauses: '条款',
  },
  clause: {
    kind: { label: '类型', options: { must: '必备条款', may: '可选条款' } },
    title: '条款名称',
    text: '条款内容',
  },
  action: { edit: '修改', publish: '发布', disable: '停用', enable: '启用' },
  sure: {
    publish: { title: '发布模板？', text: '发布后起草的合同使用新版本，已起草的合同不受影响。' },
    disable: { title: '停用模板？', text: '停用后不能再用于起草合同，已起草的合同不受影响。' },
    enable: { title: '启用模板？', text: '启用后可用于起草合同。' },
  },
}
