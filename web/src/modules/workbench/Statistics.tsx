import { useTranslation } from 'react-i18next'
import { chartMonths, type WorkbenchChart, workbenchStatistics } from '#contract/workbench/workbench.ts'
import { compare, sum } from '#contract/kit/money.ts'
import { BarChart } from '#web/kit/chart/BarChart.tsx'
import { LineChart } from '#web/kit/chart/LineChart.tsx'
import { useRead } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { useLarge } from '#web/kit/format/large.ts'
import { useMonthName } from '#web/kit/format/month.ts'
import { useName } from '#web/kit/format/useName.ts'
import { FigureStrip } from '#web/kit/layout/FigureStrip.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { useLargeAmount } from './useLargeAmount.ts'
import css from './Statistics.module.css'
import { yuan } from '#web/kit/format/yuan.ts'

/** Figures, each linked to the list that it counts. */
export function Figures() {
  const { t } = useTranslation()
  const nameOf = useName()
  const large = useLarge()
  const largeAmount = useLargeAmount()
  const isEnglish = useLocale() === 'en_US'
  const { figures } = useRead(workbenchStatistics, {})
  if (figures.length === 0) return null
  return (
    <FigureStrip
      label={t('workbench.figures')}
      figures={figures.map((figure) => ({
        id: figure.id,
        name: nameOf(figure),
        value: figure.measure === 'count' ? large(Number(figure.value)) : largeAmount(figure.value),
        note: isEnglish ? figure.enNote : figure.note,
        to: figure.list,
      }))}
    />
  )
}

/** Charts that the person may see, each with a table of the same figures. */
export function Charts({ className }: { readonly className?: string | undefined }) {
  const { charts } = useRead(workbenchStatistics, {})
  if (charts.length === 0) return null
  return (
    <div className={`${css['charts']} ${className ?? ''}`}>
      {charts.map((chart) => (
        <ChartSection key={chart.id} chart={chart} />
      ))}
    </div>
  )
}

function ChartSection({ chart }: { readonly chart: WorkbenchChart }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const monthOf = useMonthName()
  const isEnglish = useLocale() === 'en_US'
  const isLine = chart.shape === 'line'
  const props = {
    label: nameOf(chart),
    summary: useSummary(chart),
    categoryTitle: t('workbench.chart.month'),
    categories: chart.months.map((month) => monthOf(month)),
    axisLabels: chart.months.map((month) => monthOf(month, 'short')),
    measure: chart.counted === '' ? ('amount' as const) : { counted: isEnglish ? chart.enCounted : chart.counted },
    series: chart.series.map((series) => ({ name: nameOf(series), figures: series.figures })),
    height: 220,
    emptyReason: t('workbench.chart.none'),
  }
  return (
    <Section
      title={nameOf(chart)}
      note={isLine ? t('workbench.chart.period') : t('workbench.chart.note', { count: chartMonths })}
    >
      {isLine ? <LineChart {...props} /> : <BarChart {...props} isStacked={chart.shape === 'stacked'} />}
    </Section>
  )
}

/** Summary of a chart in one sentence. */
function useSummary(chart: WorkbenchChart): string {
  const { t } = useTranslation()
  const nameOf = useName()
  const monthOf = useMonthName()
  const isEnglish = useLocale() === 'en_US'
  const unit = isEnglish ? ` ${chart.enCounted}` : ` ${chart.counted}`
  const said = (value: string) => (chart.counted === '' ? yuan(value) : value + unit)
  const [first, second] = chart.series
  if (chart.shape === 'line') {
    const at = (first?.figures ?? []).findLastIndex((figure) => figure !== null)
    if (at < 0 || !first || !second) return nameOf(chart)
    return t('workbench.chart.line', {
      name: nameOf(chart),
      month: monthOf(chart.months[at]!),
      first: nameOf(first),
      value: said(first.figures[at] ?? '0'),
      second: nameOf(second),
      other: said(second.figures[at] ?? '0'),
    })
  }
  const sums = chart.months.map((month, at) => ({
    month,
    value: sum(chart.series.map(({ figures }) => figures[at] ?? '0')),
  }))
  const [best] = sums.toSorted((a, b) => compare(b.value, a.value))
  const short = (value: string) => said(chart.counted === '' ? value : String(Number(value)))
  return t('workbench.chart.summary', {
    name: nameOf(chart),
    series: chart.series.map((each) => nameOf(each)).join(t('workbench.chart.and')),
    total: short(sum(sums.map(({ value }) => value))),
    month: best ? monthOf(best.month) : '',
    max: short(best?.value ?? '0'),
  })
}
