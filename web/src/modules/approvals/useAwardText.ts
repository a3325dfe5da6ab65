import { useTranslation } from 'react-i18next'
import { type ApprovalAward, besideBudget } from '#contract/approvals/approvals.ts'
import { formatMoney } from '#contract/kit/format.ts'

/** Award in one line: suppliers and savings. */
export function useAwardText() {
  const { t } = useTranslation()
  return (award: ApprovalAward, amount: string): string => {
    const [first] = award.suppliers
    const count = award.suppliers.length
    const to =
      count > 1
        ? t('approvals.awardToMany', { name: first!.supplierName, count, others: count - 1 })
        : t('approvals.awardTo', { name: first?.supplierName ?? '-' })
    const beside = besideBudget(award, amount)
    if (beside === null) return to
    return `${to} · ${t(beside.exceeds ? 'approvals.overBudget' : 'approvals.saved', { amount: formatMoney(beside.by) })}`
  }
}
