import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type MetricKey, metricOf } from '#contract/insight/metrics.ts'
import { statisticRowNames, type StatisticTable, type StatisticTopic } from '#contract/insight/statistics.ts'
import type { Days } from '#contract/insight/periods.ts'
import { sum } from '#contract/kit/money.ts'
import { BarChart } from '#web/kit/chart/BarChart.tsx'
import type { Measure } from '#web/kit/chart/figures.ts'
import { RankBars } from '#web/kit/chart/RankBars.tsx'
import { ShareChart } from '#web/kit/chart/ShareChart.tsx'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useMonthName } from '#web/kit/format/month.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useFigures, useMetrics } from '../useFigures.ts'
import { daysOfMonth, pathWith } from '../useInsightQuery.ts'
import css from './Statistics.module.css'

interface SectionProps {
  readonly topic: StatisticTopic
  readonly table: StatisticTable
  readonly filter: Readonly<Record<string, string | undefined>>
  readonly days: Days
}
type StatisticRow = StatisticTable['records'][number]

/** Rows whose parts make a whole. */
const shares: ReadonlySet<StatisticTable['rows']> = new Set(['categories', 'procedures', 'kinds'])
/** Most rows of a ranking, and parts of a ring; the table has all. */
const [maxBars, maxParts] = [10, 6]

/** Table of a statistic with its chart; the rows lead to the list behind their figures. */
export function StatisticSection({ topic, table, filter, days }: SectionProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const monthOf = useMonthName()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  const { nameOf: metricName } = useMetrics()
  const { rows, columns, records, isCut } = table
  const shown = (row: StatisticRow) => (rows === 'months' ? monthOf(row.id) : nameOf(row))
  const pathOf = (row: StatisticRow) => behind(topic, rows, row.id, filter, days)
  const title = statisticRowNames[rows][at]
  const all: Column<StatisticRow>[] = [
    {
      key: 'name',
      title,
      lead: true,
      render: (row) => {
        const to = pathOf(row)
        return to === undefined ? shown(row) : <Link to={to}>{shown(row)}</Link>
      },
    },
    ...columns.map((metric, place) => ({
      key: metric,
      title: metricName(metric),
      right: true,
      render: ({ values }: StatisticRow) => <Cell metric={metric} value={values[place] ?? null} />,
    })),
  ]
  return (
    <div
      data-wide={rows === 'months' || rows === 'suppliers' || rows === 'budgets' || rows === 'warehouses' || undefined}
    >
      <Section title={title} note={isCut ? t('insight.cut') : undefined}>
        {records.length === 0 ? (
          <Empty title={t('insight.none')} />
        ) : (
          <>
            <TableChart table={table} nameOf={shown} pathOf={pathOf} title={title} />
            <div className={css['table']}>
              <Table label={title} rows={records} rowKey={({ id }) => id} columns={all} />
            </div>
          </>
        )}
      </Section>
    </div>
  )
}

function Cell({ metric, value }: { readonly metric: MetricKey; readonly value: string | null }) {
  const { text } = useFigures()
  if (value !== null && metricOf(metric).unit === 'amount') return <Amount value={value} />
  return <span className="num together">{text(metric, value)}</span>
}

interface TableChartProps {
  readonly table: StatisticTable
  readonly title: string
  readonly nameOf: (row: StatisticRow) => string
  readonly pathOf: (row: StatisticRow) => string | undefined
}

/** Chart of the first column: bars by month, a ring of parts, or a ranking. */
function TableChart({ table: { rows, columns, records }, title, nameOf, pathOf }: TableChartProps) {
  const { t } = useTranslation()
  const { text } = useFigures()
  const { nameOf: metricName } = useMetrics()
  const [metric] = columns
  if (metric === undefined) return null
  const measure: Measure = metricOf(metric).unit === 'amount' ? 'amount' : { counted: t('insight.unit.pieces') }
  const figures = records.map(({ values }) => values[0] ?? null)
  const [first] = records
  const summary = t('insight.chart.summary', {
    title,
    metric: metricName(metric),
    name: first ? nameOf(first) : '',
    value: text(metric, figures[0] ?? null),
  })
  if (rows === 'months' || rows === 'hours')
    return (
      <BarChart
        label={title}
        summary={summary}
        categoryTitle={title}
        categories={records.map((row) => nameOf(row))}
        axisLabels={records.map((row) => (rows === 'months' ? row.id.slice(2).replace('-', '/') : row.name))}
        measure={measure}
        height={220}
        series={[{ name: metricName(metric), figures }]}
        links={records.map((row) => pathOf(row))}
        emptyReason={t('insight.none')}
      />
    )
  const positive = records.filter(({ values: [value = null] }) => value !== null && !value.startsWith('-'))
  if (shares.has(rows)) {
    const [parts, rest] = [positive.slice(0, maxParts - 1), positive.slice(maxParts - 1)]
    const others = sum(rest.map(({ values }) => values[0] ?? '0'))
    return (
      <ShareChart
        label={title}
        summary={summary}
        categoryTitle={title}
        categories={[...parts.map((row) => nameOf(row)), ...(rest.length > 0 ? [t('insight.others')] : [])]}
        measure={measure}
        series={[
          {
            name: metricName(metric),
            figures: [...parts.map(({ values }) => values[0] ?? null), ...(rest.length > 0 ? [others] : [])],
          },
        ]}
        links={parts.map((row) => pathOf(row))}
        emptyReason={t('insight.none')}
      />
    )
  }
  return (
    <RankBars
      label={title}
      rows={positive.slice(0, maxBars).map((row) => ({
        id: row.id,
        name: nameOf(row),
        value: row.values[0] ?? '0',
        text: text(metric, row.values[0] ?? null),
        to: pathOf(row),
      }))}
    />
  )
}

/** Page behind a row: the list of what its figures add up, or the same statistic of a part. */
function behind(
  topic: StatisticTopic,
  rows: StatisticTable['rows'],
  id: string,
  filter: SectionProps['filter'],
  days: Days,
): string | undefined {
  const ofMonth = rows === 'months' ? daysOfMonth(id, days) : {}
  if (topic === 'purchase' || topic === 'supplier') {
    if (rows === 'departments')
      return id === '0' ? undefined : pathWith(`/${topic}Statistics`, { period: 'custom', ...filter, deptId: id })
    if (rows === 'categories' && id === '0') return undefined
    return pathWith('/statisticOrders', {
      ...filter,
      ...ofMonth,
      ...(rows === 'categories' ? { categoryId: id } : {}),
      ...(rows === 'suppliers' ? { supplierId: id } : {}),
      ...(rows === 'procedures' ? { procedure: id } : {}),
    })
  }
  const { since, until, deptId, supplierId } = filter
  if (topic === 'sourcing' && rows !== 'hours')
    return pathWith('/statisticProjects', {
      since,
      until,
      deptId: rows === 'departments' ? id : deptId,
      ...ofMonth,
      ...(rows === 'kinds' ? { kind: id } : {}),
    })
  if (topic === 'logistics' && rows !== 'carriers')
    return pathWith('/statisticDeliveries', {
      since,
      until,
      deptId,
      supplierId: rows === 'suppliers' ? id : supplierId,
      ...ofMonth,
    })
  if (topic === 'stock') return pathWith('/stock', { warehouseId: id })
  return topic === 'budget' ? pathWith('/budgets', { deptId: id }) : undefined
}
