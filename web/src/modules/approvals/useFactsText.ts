import { useTranslation } from 'react-i18next'
import type { ApprovalFact } from '#contract/approvals/approvals.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { useName } from '#web/kit/format/useName.ts'

/** Facts of a document in one line. */
export function useFactsText() {
  const { t } = useTranslation()
  const nameOf = useName()
  const valueOf = ({ type, text, amounts: [first, ...others] }: ApprovalFact): string => {
    if (type === 'money') return `¥${formatMoney(text)}`
    if (type === 'text') return text
    const name = first?.name ?? ''
    return others.length > 0
      ? t('approvals.manyParts', { name, count: others.length + 1, others: others.length })
      : name
  }
  return (facts: readonly ApprovalFact[]): string => facts.map((fact) => `${nameOf(fact)} ${valueOf(fact)}`).join(' · ')
}
