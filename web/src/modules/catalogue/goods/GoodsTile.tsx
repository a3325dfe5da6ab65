import { formatCount } from '#contract/kit/format.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { addCart } from '#contract/ordering/cart.ts'
import type { Goods } from '#contract/catalogue/goods.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { goodsPath } from '#web/kit/client/mall.ts'
import { useMay } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { GoodsPicture } from './GoodsPicture.tsx'
import css from './GoodsTile.module.css'
import { stockOf } from './stock.ts'

interface GoodsTileProps {
  readonly goods: Goods
  readonly load?: 'first' | 'later'
}

/** Tile of goods in a list: picture, name, price and quick add to cart. */
export function GoodsTile({ goods, load }: GoodsTileProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [isMet, setIsMet] = useState(false)
  const meet = () => setIsMet(true)
  const { skuId, name, spec, price, priceSource, supplierName, sold, unit } = goods
  return (
    <article className={css['tile']}>
      <div className={css['top']}>
        <GoodsPicture
          src={goods.picture}
          categoryId={goods.categoryId}
          {...(load ? { load } : {})}
          className={css['picture']}
        />
        {priceSource !== 'list' && (
          <span className={css['mark']}>
            <Tag tone="accent">{t('catalogue.goods.agreement')}</Tag>
          </span>
        )}
        {isMet && may('cart.use') && stockOf(goods) !== 'none' && <QuickAdd goods={goods} />}
      </div>
      <h3 className={css['name']}>
        <Link to={goodsPath(skuId)} title={`${name} ${spec}`} onPointerEnter={meet} onFocus={meet}>
          {name} {spec}
        </Link>
      </h3>
      <p className={css['price']}>
        <Amount value={price} size="tile" />
        <StockWarning goods={goods} />
      </p>
      <p className={css['meta']}>
        <span className="one">{supplierName}</span>
        {sold > 0 && <span className="one">{t('catalogue.goods.sold', { quantity: formatCount(sold), unit })}</span>}
      </p>
    </article>
  )
}

function StockWarning({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation()
  const stock = stockOf(goods)
  if (stock === 'none') return <Tag>{t('catalogue.goods.soldOut')}</Tag>
  if (stock === 'few')
    return <Tag tone="warn">{t('catalogue.goods.left', { quantity: goods.available, unit: goods.unit })}</Tag>
  return null
}

/** Quick add over the picture, for mouse and keyboard; on touch screens a tap opens the goods. */
function QuickAdd({ goods: { skuId, name, minQty, available } }: { readonly goods: Goods }) {
  const { t } = useTranslation()
  const [quantity, setQuantity] = useState(minQty)
  const add = useWrite(addCart)
  const navigate = useNavigate()
  const toCart = { label: t('catalogue.goods.toCart'), onAction: () => void navigate('/myCart') }
  const onAdd = () =>
    add.mutate({ skuId, quantity }, { onSuccess: () => toast.success(t('catalogue.goods.added'), toCart) })
  return (
    <div className={css['quick']}>
      <Quantity value={quantity} onChange={setQuantity} min={minQty} max={available} name={name} />
      <Button variant="solid" busy={add.isPending} aria-label={`${t('catalogue.goods.quick')} ${name}`} onClick={onAdd}>
        {t('catalogue.goods.quick')}
      </Button>
    </div>
  )
}
