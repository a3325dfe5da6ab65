import { inChinese } from '#contract/kit/labels.ts'
import { deletionLabels, deletionStatusNames } from '#contract/platform/deletions.ts'

export const tenantDeletions = {
  title: '删除申请',
  purpose: '删除公司须两人先后确认，等待 30 天后执行，执行前可随时撤回',
  add: '申请删除',
  keyword: '公司',
  hint: '公司名称 / 编码',
  none: '没有删除申请',
  noneReason: '停用公司后可在“公司管理”申请删除',
  field: {
    ...inChinese(deletionLabels),
    status: { label: '状态', options: inChinese(deletionStatusNames) },
  },
  action: { approve: '复核同意', withdraw: '撤回' },
  approveTitle: '复核删除',
  approveText: '同意后 30 天，“{{name}}”的全部数据将被永久删除。',
}
