import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { type Goods, listVariants } from '#contract/catalogue/goods.ts'
import { addCart } from '#contract/ordering/cart.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { goodsPath } from '#web/kit/client/mall.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { PopoverPanel } from '#web/kit/overlay/PopoverPanel.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { stockOf } from './stock.ts'
import css from './VariantsPanel.module.css'

interface VariantsPanelProps {
  readonly goods: Goods
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** SKUs of a product with the buyer's prices; each is added to the cart in its smallest quantity. */
export function VariantsPanel({ goods, triggerRef, onClose }: VariantsPanelProps) {
  const { t } = useTranslation()
  const variants = useOptionalRead(listVariants, { productId: goods.productId })
  return (
    <PopoverPanel triggerRef={triggerRef} onClose={onClose} label={t('catalogue.goods.chooseVariant')}>
      <ul className={css['variants']} aria-busy={!variants}>
        {(variants ?? [goods]).map((variant) => (
          <Variant key={variant.skuId} variant={variant} />
        ))}
      </ul>
    </PopoverPanel>
  )
}

function Variant({ variant }: { readonly variant: Goods }) {
  const { t } = useTranslation()
  const { skuId, name, spec, price, minQty } = variant
  const add = useWrite(addCart)
  const navigate = useNavigate()
  const toCart = { label: t('catalogue.goods.toCart'), onAction: () => void navigate('/myCart') }
  const onAdd = () =>
    add.mutate({ skuId, quantity: minQty }, { onSuccess: () => toast.success(t('catalogue.goods.added'), toCart) })
  return (
    <li>
      <Link to={goodsPath(skuId)}>{spec || name}</Link>
      <Amount value={price} />
      {stockOf(variant) === 'none' ? (
        <Tag>{t('catalogue.goods.soldOut')}</Tag>
      ) : (
        <Button busy={add.isPending} aria-label={`${t('catalogue.goods.quick')} ${spec || name}`} onClick={onAdd}>
          {t('catalogue.goods.quick')}
        </Button>
      )}
    </li>
  )
}
