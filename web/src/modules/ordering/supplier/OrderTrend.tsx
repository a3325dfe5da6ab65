import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { compare, sum } from '#contract/kit/money.ts'
import { type SupplierMonth, supplierStatistics } from '#contract/ordering/supplierStatistics.ts'
import { BarChart } from '#web/kit/chart/BarChart.tsx'
import type { Measure } from '#web/kit/chart/figures.ts'
import { stateOf } from '#web/kit/chart/state.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { useMonthName } from '#web/kit/format/month.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { yuan } from '#web/kit/format/yuan.ts'

const shown = {
  amount: ['completedAmount', 'ongoingAmount'],
  orders: ['completedOrders', 'ongoingOrders'],
} as const
type Shown = keyof typeof shown
const kinds = ['amount', 'orders'] as const
const amountOf = ({ completedAmount, ongoingAmount }: SupplierMonth) => sum([completedAmount, ongoingAmount])

/** Chart of the orders of the last months, by amount or number; the table has both. */
export function OrderTrend() {
  const { t } = useTranslation()
  const nameOf = useMonthName()
  const [kind, setKind] = useState<Shown>('amount')
  const read = useRead(supplierStatistics, {}, { suspense: false })
  const months = read.reply?.months ?? []
  const measures: Readonly<Record<Shown, Measure>> = {
    amount: 'amount',
    orders: { counted: t('fulfilment.trend.counted') },
  }
  const [best] = months.toSorted((a, b) => compare(amountOf(b), amountOf(a)))
  const series = kinds.flatMap((each) =>
    shown[each].map((key) => ({
      name: t(`fulfilment.trend.${key}`),
      figures: months.map((month) => month[key]),
      measure: measures[each],
      ...(each === kind ? {} : { place: 'table' as const }),
    })),
  )
  return (
    <Section
      title={t('fulfilment.trend.title')}
      note={t('fulfilment.trend.note')}
      actions={
        <Segmented
          label={t('fulfilment.trend.choose')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(`fulfilment.trend.${value}`) }))}
        />
      }
    >
      <BarChart
        isStacked
        label={t('fulfilment.trend.title')}
        summary={t('fulfilment.trend.summary', {
          count: months.reduce((all, month) => all + month.completedOrders + month.ongoingOrders, 0),
          amount: yuan(sum(months.map(amountOf))),
          month: best ? nameOf(best.month) : '',
          max: best ? yuan(amountOf(best)) : '',
        })}
        categoryTitle={t('fulfilment.trend.month')}
        categories={months.map(({ month }) => nameOf(month))}
        axisLabels={months.map(({ month }) => nameOf(month, 'short'))}
        measure={measures[kind]}
        series={series}
        state={stateOf(read)}
        onRetry={read.retry}
        emptyReason={t('fulfilment.trend.none')}
      />
    </Section>
  )
}
