import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { GoodsDetail } from '#contract/catalogue/goods.ts'
import { goodsPath } from '#web/kit/client/mall.ts'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { choicesOf, matrixOf } from './choices.ts'
import css from './GoodsRows.module.css'
import { VariantMatrix } from './VariantMatrix.tsx'

/** Choice of another SKU of the product by its options. Each option links to the page of its SKU. */
export function SkuChoices({ goods }: { readonly goods: GoodsDetail }) {
  const { t } = useTranslation()
  const choices = choicesOf(goods.choices, goods.skuId)
  if (choices.length === 0) return null
  const matrix = matrixOf(goods.choices, choices)
  if (matrix)
    return (
      <dl className={css['rows']}>
        <div>
          <dt>{t('catalogue.goods.specification')}</dt>
          <dd className={css['matrix']}>
            <VariantMatrix goods={goods} matrix={matrix} />
          </dd>
        </div>
      </dl>
    )
  return (
    <dl className={css['rows']}>
      {choices.map(({ name, options }) => (
        <div key={name}>
          <dt>{name === '' ? t('catalogue.goods.specification') : name}</dt>
          <dd className={css['options']}>
            {options.map(({ value, skuId, isChosen, isSoldOut }) => (
              <Link
                key={value}
                to={goodsPath(skuId)}
                replace
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                data-sold-out={isSoldOut || undefined}
                title={isSoldOut ? t('catalogue.goods.soldOut') : undefined}
              >
                <Clamped>{value}</Clamped>
                {isSoldOut && <span className="visuallyHidden">{t('catalogue.goods.soldOut')}</span>}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
