import { useTranslation } from 'react-i18next'
import { type BudgetChange, withdrawBudgetChange } from '#contract/ledger/budgetChanges.ts'
import { callTo } from '#web/kit/record/useRecordActions.tsx'

/** Actions of a change of a budget. */
export function useBudgetChangeActions() {
  const { t } = useTranslation()
  return {
    withdraw: {
      call: callTo(withdrawBudgetChange, ({ id, version }: BudgetChange) => ({ id, version })),
      confirm: () => ({ title: t('budgetChanges.withdrawTitle'), text: t('budgetChanges.withdrawText') }),
    },
  }
}
