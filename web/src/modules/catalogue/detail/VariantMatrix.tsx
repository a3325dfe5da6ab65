import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type GoodsDetail, listVariants } from '#contract/catalogue/goods.ts'
import { formatCount } from '#contract/kit/format.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { goodsPath } from '#web/kit/client/mall.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import type { SkuMatrix } from './choices.ts'
import css from './VariantMatrix.module.css'

interface VariantMatrixProps {
  readonly goods: GoodsDetail
  readonly matrix: SkuMatrix
}

/** SKUs of a product by two options, each with price and stock. Prices come after the first view. */
export function VariantMatrix({ goods, matrix: { rowName, columnName, columns, rows } }: VariantMatrixProps) {
  const { t } = useTranslation()
  const variants = useOptionalRead(listVariants, { productId: goods.productId })
  const priceOf = (skuId: string) => variants?.find((one) => one.skuId === skuId)?.price
  return (
    <div className={css['frame']}>
      <table className={css['matrix']}>
        <caption className="visuallyHidden">{t('catalogue.goods.specification')}</caption>
        <thead>
          <tr>
            <td>
              {rowName} \ {columnName}
            </td>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, skus }) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              {skus.map((sku, at) => (
                <td key={columns[at]} data-sold-out={(sku && sku.available <= 0) || undefined}>
                  {sku ? (
                    <Link
                      to={goodsPath(sku.skuId)}
                      replace
                      preventScrollReset
                      aria-current={sku.skuId === goods.skuId ? 'true' : undefined}
                      aria-label={`${value} ${columns[at]}`}
                    >
                      <Amount value={priceOf(sku.skuId) ?? null} />
                      <small>
                        {sku.available > 0 ? formatCount(sku.available) : t('catalogue.goods.soldOutShort')}
                      </small>
                    </Link>
                  ) : (
                    <span title={t('catalogue.goods.noVariant')}>
                      —<small>{t('catalogue.goods.noVariant')}</small>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
