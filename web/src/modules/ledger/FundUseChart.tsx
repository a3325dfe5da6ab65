import { useTranslation } from 'react-i18next'
import { type FundMonth, fundUse } from '#contract/ledger/fundUse.ts'
import type { Fund } from '#contract/ledger/ledger.ts'
import { percentOf, type Series } from '#web/kit/chart/figures.ts'
import { LineChart } from '#web/kit/chart/LineChart.tsx'
import { stateOf } from '#web/kit/chart/state.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMonthName } from '#web/kit/format/month.ts'
import { yuan } from '#web/kit/format/yuan.ts'

/** Chart of the committed and the reserved amount at the end of each month, below the budget at that time. */
export function FundUseChart({ fund: { id } }: { readonly fund: Fund }) {
  const { t } = useTranslation()
  const nameOf = useMonthName()
  const read = useRead(fundUse, { id }, { suspense: false })
  const months = read.reply?.months ?? []
  const last = months.findLast((month) => month.committedSoFar !== null)
  const isOneYear = new Set(months.map(({ month }) => month.slice(0, 4))).size === 1
  const figuresOf = (name: string, key: keyof FundMonth, more: Partial<Series> = {}): Series => ({
    name,
    figures: months.map((month) => month[key]),
    ...more,
  })
  const hasUse = months.some(({ committed, reserved }) => isUsed(committed) || isUsed(reserved))
  return (
    <LineChart
      isStacked
      label={t('budgets.months')}
      summary={
        last === undefined
          ? ''
          : t('budgets.useSummary', {
              amount: yuan(last.amount!),
              month: nameOf(last.month),
              committed: yuan(last.committedSoFar!),
              share: percentOf(last.committedSoFar!, last.amount!),
              reserved: yuan(last.reserved!),
            })
      }
      categoryTitle={t('budgets.month')}
      categories={months.map(({ month }) => nameOf(month))}
      axisLabels={months.map(({ month }) => nameOf(month, isOneYear ? 'short' : 'full'))}
      measure="amount"
      height={240}
      state={stateOf(read)}
      onRetry={read.retry}
      emptyReason={t('budgets.noUse')}
      series={
        hasUse
          ? [
              figuresOf(t('budgets.committedSoFar'), 'committedSoFar'),
              figuresOf(t('budgets.reservedThen'), 'reserved'),
              figuresOf(t('budgets.total'), 'amount', { isStepped: true }),
              figuresOf(t('budgets.committedInMonth'), 'committed', { place: 'table' }),
            ]
          : []
      }
    />
  )
}

const isUsed = (amount: string | null): boolean => amount !== null && amount !== '0.00'
