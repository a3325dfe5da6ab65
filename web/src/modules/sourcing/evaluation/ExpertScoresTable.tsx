import { useTranslation } from 'react-i18next'
import { isDeviating, scoredCriteria, spreadOf } from '#contract/sourcing/evaluation/scoring.ts'
import type { ProjectScores } from '#contract/sourcing/evaluation/scoreShapes.ts'
import type { Criterion } from '#contract/sourcing/projectDraft.ts'
import css from './ScoreTable.module.css'
import { watchOverflow } from '#web/kit/layout/watchOverflow.ts'
import type { SupplierNames } from './supplierNames.ts'

interface ExpertScoresTableProps {
  readonly scores: Pick<ProjectScores, 'experts'>
  readonly criteria: readonly Criterion[]
  readonly names: SupplierNames
}

/** Scores of every expert with their spread; strong deviations are marked. */
export function ExpertScoresTable({ scores: { experts }, criteria, names }: ExpertScoresTableProps) {
  const { t } = useTranslation()
  const rows = scoredCriteria(criteria).flatMap((criterion, at) =>
    (experts[0]?.scores ?? []).map(({ supplierId }) => {
      const own = experts.map(({ scores }) => scores.find((each) => each.supplierId === supplierId))
      const points = own.map((each) => each?.points[at] ?? '0.0')
      return { criterion, at, supplierId, points, comments: own.map((each) => each?.comments[at] ?? '') }
    }),
  )
  if (experts.length === 0) return <p className={css['none']}>{t('evaluation.priceOnly')}</p>
  return (
    <div className={css['scroll']} ref={watchOverflow}>
      <table className={css['table']} aria-label={t('evaluation.sideBySide')}>
        <thead>
          <tr>
            <th scope="col">
              <b>{t('evaluation.supplier')}</b>
              <small>{t('evaluation.criterion')}</small>
            </th>
            <th scope="col">{t('evaluation.spread')}</th>
            {experts.map(({ no, name }) => (
              <th key={no} scope="col">
                <b>{name}</b>
                <small>{t('evaluation.expertNo', { no })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ criterion, at, supplierId, points, comments }) => {
            const { lowest, highest } = spreadOf(points)
            return (
              <tr key={`${at} ${supplierId}`}>
                <th scope="row">
                  <b>{names.get(supplierId)}</b>
                  <small>{criterion.name}</small>
                </th>
                <td>{`${lowest} – ${highest}`}</td>
                {points.map((given, place) => (
                  <td key={place} data-deviating={isDeviating(points, place) || undefined}>
                    <b>{given}</b>
                    {isDeviating(points, place) && <small>{t('evaluation.deviating')}</small>}
                    {comments[place] !== '' && <small className={css['comment']}>{comments[place]}</small>}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
