import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { listComments } from '#contract/ordering/comments.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { goodsPath, shopPath } from '#web/kit/client/mall.ts'
import { GoodsPicture } from '#web/modules/catalogue/goods/GoodsPicture.tsx'
import { FollowButton } from './FavouriteButton.tsx'
import css from './SupplierCard.module.css'
import { totalOf } from '#web/modules/catalogue/goods/total.ts'

/** One more than displayed: the current goods may be among them. */
const ASKED = 4

const useBestOf = (supplierId: string) =>
  useOptionalRead(queryGoodsListWithStandardByCatalog, {
    supplierIds: [supplierId],
    sort: 'sold',
    merged: true,
    limit: ASKED,
  })

interface SupplierCardProps {
  readonly supplierId: string
  readonly name: string
  /** Below the supplier. */
  readonly children?: ReactNode
}

/** Card of the supplier. */
export function SupplierCard({ supplierId, name, children }: SupplierCardProps) {
  const { t } = useTranslation()
  const goods = useBestOf(supplierId)
  const average = useOptionalRead(listComments, { supplierId, limit: 1 })?.average
  if (name === '') return null
  return (
    <aside className={css['card']} aria-label={t('catalogue.goods.supplier')}>
      <p className={css['who']}>
        <span className={css['mark']} aria-hidden>
          {[...name][0]}
        </span>
        <b>{name}</b>
      </p>
      <dl>
        <dt>{t('catalogue.goods.score')}</dt>
        <dd>{average === undefined || average === '' ? '--' : average}</dd>
        <dt>{t('catalogue.goods.onShelf')}</dt>
        <dd>{goods ? totalOf(goods) : '--'}</dd>
      </dl>
      <div className={css['links']}>
        <ButtonLink to={shopPath(supplierId)}>{t('catalogue.goods.shop')}</ButtonLink>
        <FollowButton supplierId={supplierId} />
      </div>
      {children}
    </aside>
  )
}

interface BestOfSupplierProps {
  readonly supplierId: string
  readonly except: string
}

/** Other best-selling goods of the supplier. */
export function BestOfSupplier({ supplierId, except }: BestOfSupplierProps) {
  const { t } = useTranslation()
  const best = useBestOf(supplierId)
  const goods = (best?.records ?? []).filter(({ skuId }) => skuId !== except).slice(0, ASKED - 1)
  if (best && goods.length === 0) return null
  return (
    <section className={`card ${css['best']}`} aria-labelledby="best">
      <h2 id="best">{t('catalogue.goods.bestOf')}</h2>
      <ul>
        {goods.map(({ skuId, name, spec, picture, categoryId, price }) => (
          <li key={skuId}>
            <Link to={goodsPath(skuId)}>
              <GoodsPicture src={picture} categoryId={categoryId} className={css['picture']} />
              <span className={css['name']}>
                {name} {spec}
              </span>
            </Link>
            <Amount value={price} />
          </li>
        ))}
      </ul>
    </section>
  )
}
