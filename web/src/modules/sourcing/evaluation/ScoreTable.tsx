import { useTranslation } from 'react-i18next'
import { compare } from '#contract/kit/money.ts'
import { formatMoney } from '#contract/kit/format.ts'
import type { ProjectScores } from '#contract/sourcing/evaluation/scoreShapes.ts'
import type { Criterion } from '#contract/sourcing/projectDraft.ts'
import css from './ScoreTable.module.css'
import { watchOverflow } from '#web/kit/layout/watchOverflow.ts'
import type { SupplierNames } from './supplierNames.ts'

interface ScoreTableProps {
  readonly scores: Pick<ProjectScores, 'suppliers'>
  readonly criteria: readonly Criterion[]
  readonly names: SupplierNames
}

/** Scores of each supplier by criterion and in total, best first. */
export function ScoreTable({ scores: { suppliers }, criteria, names }: ScoreTableProps) {
  const { t } = useTranslation()
  return (
    <div className={css['scroll']} ref={watchOverflow}>
      <table className={css['table']} aria-label={t('evaluation.scores')}>
        <thead>
          <tr>
            <th scope="col">
              <b>{t('evaluation.criterion')}</b>
              <small>{t('evaluation.rule')}</small>
            </th>
            <th scope="col" className={css['weight']}>
              {t('evaluation.weight')}
            </th>
            {suppliers.map(({ supplierId, total }) => (
              <th key={supplierId} scope="col">
                <b>{names.get(supplierId)}</b>
                <small>{formatMoney(total)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ name, kind, weight }, at) => {
            const best = suppliers.map(({ points }) => points[at]!).reduce((a, b) => (compare(b, a) > 0 ? b : a), '0')
            return (
              <tr key={at}>
                <th scope="row">
                  <b>{name}</b>
                  <small>
                    {t(`evaluation.kind.${kind}`)}
                    <span className={css['beside']}>{` · ${weight}%`}</span>
                  </small>
                </th>
                <td className={css['weight']}>{`${weight}%`}</td>
                {suppliers.map(({ supplierId, points }) => (
                  <td key={supplierId} data-best={points[at] === best || undefined}>
                    <b>{points[at]}</b>
                    {points[at] === best && <small>{t('evaluation.best')}</small>}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <b>{t('evaluation.total')}</b>
              <small>{t('evaluation.rank')}</small>
            </th>
            <td className={css['weight']}>100%</td>
            {suppliers.map(({ supplierId, score, rank }) => (
              <td key={supplierId}>
                <b>{score}</b>
                <small>{t('evaluation.rankOf', { rank })}</small>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
