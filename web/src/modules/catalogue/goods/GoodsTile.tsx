import { formatCount } from '#contract/kit/format.ts'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { addCart } from '#contract/ordering/cart.ts'
import type { Goods } from '#contract/catalogue/goods.ts'
import { compare } from '#contract/kit/money.ts'
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
import { lazyWith } from '#web/messages/lazy.ts'
import { stockOf } from './stock.ts'

const CompareButton = lazyWith(
  ['catalogue'],
  async () => (await import('../comparison/CompareButton.tsx')).CompareButton,
)
const VariantsPanel = lazyWith(['catalogue'], async () => (await import('./VariantsPanel.tsx')).VariantsPanel)

interface GoodsTileProps {
  readonly goods: Goods
  readonly load?: 'first' | 'later'
  /** The tile stands for the SKU, not for its product. */
  readonly ofSku?: boolean
}

/** Tile of goods in a list: picture, name, price and quick add to cart. */
export function GoodsTile({ goods, load, ofSku = false }: GoodsTileProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [isMet, setIsMet] = useState(false)
  const meet = () => setIsMet(true)
  const { skuId, name, spec, priceSource, supplierName, sold, unit, variants } = goods
  const isChoice = variants > 1 && !ofSku
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
        {isMet && (
          <span className={css['compare']}>
            <Suspense>
              <CompareButton goods={goods} />
            </Suspense>
          </span>
        )}
        {isMet && may('cart.use') && isChoice && <VariantChoice goods={goods} />}
        {isMet && may('cart.use') && !isChoice && stockOf(goods) !== 'none' && <QuickAdd goods={goods} />}
      </div>
      <h3 className={css['name']}>
        <Link to={goodsPath(skuId)} title={`${name} ${spec}`} onPointerEnter={meet} onFocus={meet}>
          {name} {spec}
        </Link>
      </h3>
      <p className={css['price']}>
        <Price goods={goods} isRange={isChoice} />
        {isChoice && <Tag>{t('catalogue.goods.variants', { count: variants })}</Tag>}
        <StockWarning goods={goods} />
      </p>
      <p className={css['meta']}>
        <span className="one">{supplierName}</span>
        {sold > 0 && <span className="one">{t('catalogue.goods.sold', { quantity: formatCount(sold), unit })}</span>}
      </p>
    </article>
  )
}

/** Price of the SKU, or the lowest and highest of its product. */
function Price({ goods, isRange }: { readonly goods: Goods; readonly isRange: boolean }) {
  const { price, lowPrice, highPrice } = goods
  if (!isRange || compare(lowPrice, highPrice) === 0) return <Amount value={price} size="tile" />
  return (
    <span className={css['range']}>
      <Amount value={lowPrice} size="tile" />
      <span>–</span>
      <Amount value={highPrice} />
    </span>
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

/** Choice of a SKU over the picture: its product has several. */
function VariantChoice({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={css['quick']}>
      <Button
        ref={trigger}
        block
        variant="solid"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${t('catalogue.goods.chooseVariant')} ${goods.name}`}
        onClick={() => setIsOpen(true)}
      >
        {t('catalogue.goods.chooseVariant')}
      </Button>
      {isOpen && (
        <Suspense>
          <VariantsPanel goods={goods} triggerRef={trigger} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
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
