import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { ComparedAttribute, ComparedGoods } from '#contract/catalogue/goodsComparison.ts'
import { formatCount } from '#contract/kit/format.ts'
import { compare } from '#contract/kit/money.ts'
import { addCart } from '#contract/ordering/cart.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { goodsPath, shopPath } from '#web/kit/client/mall.ts'
import { useMay } from '#web/kit/client/me.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { GoodsPicture } from '#web/modules/catalogue/goods/GoodsPicture.tsx'
import css from './ComparisonTable.module.css'
import { attributeRows, cheapestOf, plainFacts, type Row, rowOf } from './rows.ts'

interface ComparisonTableProps {
  readonly goods: readonly ComparedGoods[]
  readonly attributes: readonly ComparedAttribute[]
  readonly onlyDifferences: boolean
  readonly onLeave: (skuId: string) => void
  /** Above the names of the rows. */
  readonly corner: ReactNode
}

/** Table of the comparison: goods are columns, rows that differ are marked. */
export function ComparisonTable({ goods, attributes, onlyDifferences, onLeave, corner }: ComparisonTableProps) {
  const { t } = useTranslation()
  const english = useLocale() === 'en_US'
  const cheapest = cheapestOf(goods, (a, b) => compare(a, b) < 0)
  const texts = (name: string, textOf: (one: ComparedGoods) => string) => rowOf(name, goods.map(textOf))
  const facts = [
    texts(t('goodsComparison.minQty'), ({ minQty, unit }) => `${formatCount(minQty)} ${unit}`),
    texts(t('goodsComparison.leadDays'), ({ leadDays }) =>
      leadDays > 0 ? t('goodsComparison.days', { count: leadDays }) : '',
    ),
    ...plainFacts.map((fact) => texts(t(`goodsComparison.fact.${fact}`), (one) => one[fact])),
    ...attributeRows(attributes, english),
  ].filter((row): row is Row => row !== undefined && (row.differs || !onlyDifferences))
  const all = [...goods.keys()]
  return (
    <div className={`card ${css['frame']}`}>
      <table className={css['table']}>
        <caption className="visuallyHidden">{t('goodsComparison.title')}</caption>
        <thead>
          <tr>
            <td>{corner}</td>
            {goods.map((one) => (
              <th key={one.skuId} scope="col" data-gone={one.isGone || undefined}>
                <Head goods={one} onLeave={() => onLeave(one.skuId)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-differs={new Set(goods.map(({ price }) => price)).size > 1 || undefined}>
            <th scope="row">{t('goodsComparison.price')}</th>
            {goods.map((one) => (
              <td key={one.skuId} data-gone={one.isGone || undefined}>
                <Price goods={one} isCheapest={cheapest.includes(one.skuId)} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('goodsComparison.stock')}</th>
            {goods.map((one) => (
              <td key={one.skuId} data-gone={one.isGone || undefined}>
                <Stock goods={one} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('goodsComparison.supplier')}</th>
            {goods.map(({ skuId, supplierId, supplierName }) => (
              <td key={skuId}>
                <Link to={shopPath(supplierId)} className="link">
                  {supplierName}
                </Link>
              </td>
            ))}
          </tr>
          {facts.map(({ name, values, differs }) => (
            <tr key={name} data-differs={differs || undefined}>
              <th scope="row">{name}</th>
              {all.map((at) => (
                <td key={goods[at]!.skuId} data-gone={goods[at]!.isGone || undefined}>
                  {values[at] === '' ? '--' : values[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeadProps {
  readonly goods: ComparedGoods
  readonly onLeave: () => void
}

function Head({ goods, onLeave }: HeadProps) {
  const { t } = useTranslation()
  const { skuId, name, spec, picture, categoryId, isGone } = goods
  return (
    <div className={css['head']}>
      <button
        type="button"
        className={css['leave']}
        aria-label={t('goodsComparison.remove', { name: `${name} ${spec}` })}
        onClick={onLeave}
      >
        <Icon of={CloseOutlined} />
      </button>
      <GoodsPicture src={picture} categoryId={categoryId} className={css['picture']} />
      <Link to={goodsPath(skuId)} className={css['name']}>
        {name} {spec}
      </Link>
      {isGone ? <Tag>{t('goodsComparison.gone')}</Tag> : <AddToCart goods={goods} />}
    </div>
  )
}

function AddToCart({ goods: { skuId, minQty, canBuy } }: { readonly goods: ComparedGoods }) {
  const { t } = useTranslation()
  const may = useMay()('cart.use')
  const add = useWrite(addCart)
  const navigate = useNavigate()
  const toCart = { label: t('catalogue.goods.toCart'), onAction: () => void navigate('/myCart') }
  if (!may || !canBuy) return null
  return (
    <Button
      size="sm"
      busy={add.isPending}
      onClick={() =>
        add.mutate({ skuId, quantity: minQty }, { onSuccess: () => toast.success(t('catalogue.goods.added'), toCart) })
      }
    >
      {t('catalogue.goods.add')}
    </Button>
  )
}

function Price({ goods, isCheapest }: { readonly goods: ComparedGoods; readonly isCheapest: boolean }) {
  const { t } = useTranslation()
  const { price, listPrice, unit, agreementNo } = goods
  if (price === null) return '--'
  return (
    <>
      <Amount value={price} size="tile" /> <small>{t('catalogue.goods.perUnit', { unit })}</small>
      <span className={css['marks']}>
        {agreementNo !== null && <Tag tone="accent">{t('catalogue.goods.agreement')}</Tag>}
        {isCheapest && <Tag tone="ok">{t('goodsComparison.lowest')}</Tag>}
      </span>
      {agreementNo !== null && (
        <small className={css['list']}>
          {t('catalogue.goods.list')} <Amount value={listPrice} />
        </small>
      )}
    </>
  )
}

function Stock({ goods: { isGone, canBuy, available, unit } }: { readonly goods: ComparedGoods }) {
  const { t } = useTranslation()
  if (isGone) return t('goodsComparison.gone')
  if (available <= 0) return <Tag>{t('catalogue.goods.soldOut')}</Tag>
  return canBuy
    ? t('goodsComparison.available', { quantity: formatCount(available), unit })
    : t('goodsComparison.cannotBuy')
}
