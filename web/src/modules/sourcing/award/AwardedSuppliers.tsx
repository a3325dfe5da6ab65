import { useTranslation } from 'react-i18next'
import { units } from '#contract/kit/money.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import css from './AwardPanel.module.css'

interface AwardedSuppliersProps {
  readonly comparison: Comparison
  readonly bySupplier: ReadonlyMap<string, string>
  readonly lines: readonly { readonly supplierId: string }[]
  readonly total: string
}

/** Amount of each supplier, and its share of the total. */
export function AwardedSuppliers({ comparison, bySupplier, lines, total }: AwardedSuppliersProps) {
  const { t } = useTranslation()
  const names = new Map(comparison.quotes.map(({ supplierId, supplierName }) => [supplierId, supplierName]))
  if (bySupplier.size === 0) return <p className={css['hint']}>{t('award.nobody')}</p>
  return (
    <ul className={css['suppliers']}>
      {[...bySupplier]
        .toSorted(([, a], [, b]) => (units(b) > units(a) ? 1 : -1))
        .map(([supplierId, amount]) => {
          const percent = percentOf(amount, total)
          return (
            <li key={supplierId}>
              <p>
                <b>{names.get(supplierId)}</b>
                <b>
                  <Amount value={amount} />
                </b>
              </p>
              <p>
                <small>
                  {t('award.items', { count: lines.filter((line) => line.supplierId === supplierId).length })}
                </small>
                <small>{percent}%</small>
              </p>
              <span className={css['bar']}>
                <i style={{ width: `${percent}%` }} />
              </span>
            </li>
          )
        })}
    </ul>
  )
}

/** With one decimal. */
function percentOf(amount: string, total: string): string {
  const all = units(total)
  if (all <= 0n) return '0.0'
  const tenths = (units(amount) * 2000n + all) / (all * 2n)
  return `${tenths / 10n}.${tenths % 10n}`
}
