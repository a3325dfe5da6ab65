import type { exportTasks } from '#contract/approvals/approvalTasks.ts'
import { type ApprovalFact, approvalStatusNames } from '#contract/approvals/approvals.ts'
import { formatMoney } from '#contract/kit/format.ts'
import type { Lang } from '#contract/refusals.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

/** Facts of a document in one cell. */
function factsText(facts: readonly ApprovalFact[], lang: Lang): string {
  const [colon, comma, semicolon] = lang === 'en' ? [': ', ', ', '; '] : ['：', '、', '；']
  const valueOf = ({ type, text, amounts }: ApprovalFact) =>
    type === 'amounts'
      ? amounts.map(({ name, amount }) => `${name} ${formatMoney(amount)}`).join(comma)
      : type === 'money'
        ? formatMoney(text)
        : text
  return facts.map((fact) => `${lang === 'en' ? fact.enName : fact.name}${colon}${valueOf(fact)}`).join(semicolon)
}

/** Columns of the document of an approval. */
export const kindColumn = {
  title: ['单据类型', 'Document'],
  value: ({ kindName, kindEnName }: { readonly kindName: string; readonly kindEnName: string }, lang: Lang) =>
    lang === 'en' ? kindEnName : kindName,
} as const

export const taskColumns: ColumnsOf<typeof exportTasks> = {
  kindName: kindColumn,
  docNo: ['单据编号', 'Document no.'],
  title: ['标题', 'Title'],
  amount: ['金额', 'Amount'],
  facts: { title: ['主要内容', 'Key facts'], value: ({ facts }, lang) => factsText(facts, lang) },
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
