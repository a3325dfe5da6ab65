import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Column } from '#web/kit/list/column.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import css from './Chart.module.css'
import type { ChartProps } from './chartProps.ts'
import type { ChartText } from './chartText.ts'
import { percentOf, textOf, totalOf } from './figures.ts'

interface Row {
  readonly at: number
  readonly name: string
}

interface ChartTableProps extends Pick<
  ChartProps,
  'label' | 'categoryTitle' | 'categories' | 'series' | 'measure' | 'links'
> {
  readonly exact: ChartText['exact']
  readonly isShare: boolean
}

/** Data table of a chart with exact values. */
export function ChartTable({
  label,
  categoryTitle,
  categories,
  series,
  measure,
  links = [],
  exact,
  isShare,
}: ChartTableProps) {
  const { t } = useTranslation()
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: categoryTitle,
      lead: true,
      render: ({ at, name }) => {
        const to = links[at]
        return to === undefined ? name : <Link to={to}>{name}</Link>
      },
    },
    ...series.map(({ name, figures, measure: own }) => ({
      key: name,
      title: name,
      right: true,
      render: ({ at }: Row) => {
        const figure = figures[at] ?? null
        if (figure !== null && (own ?? measure) === 'amount') return <Amount value={textOf(figure)} />
        return <span className="num together">{exact(figure, own)}</span>
      },
    })),
  ]
  const parts = series[0]?.figures ?? []
  if (isShare)
    columns.push({
      key: 'share',
      title: t('common.chart.share'),
      right: true,
      render: ({ at }) => percentOf(textOf(parts[at] ?? '0'), totalOf(parts)),
    })
  return (
    <div className={css['table']}>
      <Table
        label={label}
        rows={categories.map((name, at) => ({ at, name }))}
        rowKey={({ at }) => String(at)}
        columns={columns}
      />
    </div>
  )
}
