import { useTranslation } from 'react-i18next'
import { sum } from '#contract/kit/money.ts'
import { supplierStatistics } from '#contract/ordering/supplierStatistics.ts'
import { percentOf } from '#web/kit/chart/figures.ts'
import { ShareChart } from '#web/kit/chart/ShareChart.tsx'
import { stateOf } from '#web/kit/chart/state.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { yuan } from '#web/kit/format/yuan.ts'

/** Buying departments of the last months. */
export function BuyingDepartments() {
  const { t } = useTranslation()
  const read = useRead(supplierStatistics, {}, { suspense: false })
  const departments = (read.reply?.departments ?? []).map(({ name, ...figures }) => ({
    ...figures,
    name: name ?? t('fulfilment.departments.others'),
  }))
  const total = sum(departments.map(({ amount }) => amount))
  const [first] = departments
  return (
    <Section title={t('fulfilment.departments.title')} note={t('fulfilment.departments.note')}>
      <ShareChart
        label={t('fulfilment.departments.title')}
        summary={
          first
            ? t('fulfilment.departments.summary', {
                amount: yuan(total),
                name: first.name,
                share: percentOf(first.amount, total),
              })
            : ''
        }
        categoryTitle={t('fulfilment.departments.department')}
        categories={departments.map(({ name }) => name)}
        measure="amount"
        series={[
          { name: t('fulfilment.trend.amount'), figures: departments.map(({ amount }) => amount) },
          {
            name: t('fulfilment.trend.orders'),
            figures: departments.map(({ orders }) => orders),
            measure: { counted: t('fulfilment.trend.counted') },
            place: 'table',
          },
        ]}
        state={stateOf(read)}
        onRetry={read.retry}
        emptyReason={t('fulfilment.departments.none')}
      />
    </Section>
  )
}
