import { useTranslation } from 'react-i18next'
import { isDeviating, scoredCriteria, spreadOf } from '#contract/sourcing/evaluation/scoring.ts'
import type { ProjectScores } from '#contract/sourcing/evaluation/scoreShapes.ts'
import type { Criterion } from '#contract/sourcing/projectDraft.ts'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import css from './ScoreTable.module.css'
import type { SupplierNames } from './supplierNames.ts'

interface ExpertScoresTableProps {
  readonly scores: Pick<ProjectScores, 'experts'>
  readonly criteria: readonly Criterion[]
  readonly names: SupplierNames
}

/** Scores of a supplier by one criterion, in the order of the experts. */
interface Row {
  readonly criterion: number
  readonly supplierId: string
  readonly points: readonly string[]
  readonly comments: readonly string[]
}

/** Scores of every expert by criterion, with their spread; strong deviations are marked. */
export function ExpertScoresTable({ scores: { experts }, criteria, names }: ExpertScoresTableProps) {
  const { t } = useTranslation()
  if (experts.length === 0) return <p className={css['none']}>{t('evaluation.priceOnly')}</p>
  const scored = scoredCriteria(criteria)
  const rows = scored.flatMap((_, criterion) =>
    (experts[0]?.scores ?? []).map(({ supplierId }): Row => {
      const own = experts.map(({ scores }) => scores.find((each) => each.supplierId === supplierId))
      const points = own.map((each) => each?.points[criterion] ?? '0.0')
      return { criterion, supplierId, points, comments: own.map((each) => each?.comments[criterion] ?? '') }
    }),
  )
  const columns: Column<Row>[] = [
    {
      key: 'supplier',
      title: t('evaluation.supplier'),
      lead: true,
      pinned: true,
      render: ({ supplierId }) => names.get(supplierId) ?? '',
    },
    {
      key: 'spread',
      title: t('evaluation.spread'),
      right: true,
      render: ({ points }) => {
        const { lowest, highest } = spreadOf(points)
        return lowest === highest ? lowest : `${lowest} – ${highest}`
      },
    },
    ...experts.map(({ no, name }, place) => ({
      key: String(no),
      title: `${name} · ${t('evaluation.expertNo', { no })}`,
      right: true,
      render: (row: Row) => <GivenScore row={row} place={place} />,
    })),
  ]
  return (
    <Table
      label={t('evaluation.sideBySide')}
      rows={rows}
      rowKey={({ criterion, supplierId }) => `${criterion} ${supplierId}`}
      columns={columns}
      group={{
        of: ({ criterion }) => String(criterion),
        title: (criterion) => scored[Number(criterion)]?.name,
        heading: 'h3',
      }}
    />
  )
}

function GivenScore({ row: { points, comments }, place }: { readonly row: Row; readonly place: number }) {
  const { t } = useTranslation()
  const deviates = isDeviating(points, place)
  return (
    <span className={css['given']} data-deviating={deviates || undefined}>
      <b>{points[place]}</b>
      {deviates && <small>{t('evaluation.deviating')}</small>}
      {comments[place] !== '' && <small className={css['comment']}>{comments[place]}</small>}
    </span>
  )
}
