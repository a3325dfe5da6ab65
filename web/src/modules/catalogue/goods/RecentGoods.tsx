import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '#web/kit/format/Amount.tsx'
import { goodsPath } from '#web/kit/client/mall.ts'
import { GoodsPicture } from './GoodsPicture.tsx'
import { useRecentGoods } from './recent.ts'
import css from './RecentGoods.module.css'

interface RecentGoodsProps {
  readonly max: number
  /** SKU that the page already shows. */
  readonly except?: string
  /** Side by side instead of stacked. */
  readonly wide?: boolean
}

/** Recently viewed goods. */
export function RecentGoods({ max, except, wide = false }: RecentGoodsProps) {
  const { t } = useTranslation()
  const recent = useRecentGoods()
    .filter(({ skuId }) => skuId !== except)
    .slice(0, max)
  if (recent.length === 0) return null
  return (
    <section className={`${css['recent']} ${wide ? css['wide'] : ''}`} aria-labelledby="recent">
      <h2 id="recent">{t('catalogue.list.recent')}</h2>
      <ul>
        {recent.map(({ skuId, name, spec, picture, categoryId, price }) => (
          <li key={skuId}>
            <Link to={goodsPath(skuId)} className="card">
              <GoodsPicture src={picture} categoryId={categoryId} className={css['picture']} />
              <span className={css['text']}>
                <span className="one">
                  {name} {spec}
                </span>
                <Amount value={price} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
