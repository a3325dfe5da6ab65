import type { exportTasks } from '#contract/approvals/approvalTasks.ts'
import {
  type ApprovalAward,
  type ApprovalDocument,
  approvalStatusNames,
  besideBudget,
} from '#contract/approvals/approvals.ts'
import { formatMoney } from '#contract/kit/format.ts'
import type { Lang } from '#contract/refusals.ts'
import type { Bilingual, ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

const documentWords: Record<ApprovalDocument, Bilingual> = {
  order: ['订单', 'Order'],
  project: ['采购项目', 'Sourcing project'],
  award: ['定标', 'Award'],
}

/** Text of an award: suppliers, amounts and savings. */
function awardText(award: ApprovalAward | null, amount: string, lang: Lang): string {
  if (award === null) return ''
  const [between, comma] = lang === 'en' ? [' ', ', '] : [' ', '、']
  const to = award.suppliers.map((each) => `${each.supplierName}${between}${formatMoney(each.amount)}`).join(comma)
  const beside = besideBudget(award, amount)
  if (beside === null) return to
  const by = formatMoney(beside.by)
  if (lang === 'en') return beside.exceeds ? `${to}; ${by} over budget` : `${to}; saves ${by}`
  return `${to}；${beside.exceeds ? '超预算' : '节省'} ${by}`
}

export const taskColumns: ColumnsOf<typeof exportTasks> = {
  document: { title: ['单据类型', 'Document'], words: documentWords },
  docNo: ['单据编号', 'Document no.'],
  title: ['标题', 'Title'],
  amount: ['金额', 'Amount'],
  award: {
    title: ['拟中标供应商', 'Proposed award'],
    value: ({ award, amount }, lang) => awardText(award, amount, lang),
  },
  requesterName: ['申请人', 'Requested by'],
  deptName: ['申请部门', 'Department'],
  nodeName: {
    title: ['审批环节', 'Step'],
    value: ({ nodeName, nodeEnName }, lang) => (lang === 'en' ? nodeEnName : nodeName),
  },
  status: { title: ['状态', 'Status'], words: approvalStatusNames },
  startedAt: ['提交时间', 'Submitted'],
  openedAt: ['到达时间', 'Arrived'],
  decidedAt: ['处理时间', 'Handled'],
}
