import { useTranslation } from 'react-i18next'
import type { GoodsDetail } from '#contract/catalogue/goods.ts'
import { formatCount } from '#contract/kit/format.ts'
import { findPurchases } from '#contract/ordering/purchases.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import css from './CompanyPurchases.module.css'

/** What the buyer's company has taken in of a product, and which departments, where the buyer may know. */
export function CompanyPurchases({ goods: { productId, unit } }: { readonly goods: GoodsDetail }) {
  const { t } = useTranslation()
  const found = useOptionalRead(findPurchases, { productId })
  if (!found || found.pieces === 0) return null
  const { pieces, departments, orders, largest, lastOn } = found
  return (
    <section className={css['purchases']} aria-labelledby="purchases">
      <h2 id="purchases">
        {t('catalogue.goods.purchases')}
        <small>{t('catalogue.goods.twelveMonths')}</small>
      </h2>
      <p className={css['sum']}>
        <b>{formatCount(pieces)}</b> {unit} · {t('catalogue.goods.purchasesBy', { departments, orders })}
      </p>
      {largest.length > 0 && (
        <dl>
          {largest.map((one) => (
            <div key={one.deptName}>
              <dt className="one">{one.deptName}</dt>
              <dd>{formatCount(one.pieces)}</dd>
            </div>
          ))}
        </dl>
      )}
      {lastOn !== null && <p className={css['last']}>{t('catalogue.goods.lastPurchase', { day: lastOn })}</p>}
    </section>
  )
}
