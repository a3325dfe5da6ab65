import ShoppingCartOutlined from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { formatCount } from '#contract/kit/format.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addCart } from '#contract/ordering/cart.ts'
import type { GoodsDetail } from '#contract/catalogue/goods.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useWrite } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { useRangeText } from './GoodsHead.tsx'
import css from './GoodsRows.module.css'
import { stockOf } from '#web/modules/catalogue/goods/stock.ts'
import { costOf } from '#web/modules/catalogue/goods/tiers.ts'

interface OrderProps {
  readonly goods: GoodsDetail
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

/** How much, when it comes, what it costs, and the two ways to buy it. */
export function BuyBox(props: OrderProps) {
  const { t } = useTranslation()
  const rangeText = useRangeText()
  const { goods, quantity, onQuantity } = props
  const { minQty, available, unit, name, region, leadDays, canBuy } = goods
  const { step, amount } = costOf(goods, quantity)
  return (
    <>
      <dl className={css['rows']}>
        <div>
          <dt>{t('catalogue.goods.delivery')}</dt>
          <dd className={css['line']}>
            <Stock goods={goods} />
            <small>
              {[
                region && t('catalogue.goods.from', { region }),
                leadDays > 0 && t('catalogue.goods.days', { count: leadDays }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </dd>
        </div>
        <div>
          <dt>{t('catalogue.goods.quantity')}</dt>
          <dd className={css['line']}>
            <Quantity
              value={quantity}
              onChange={onQuantity}
              min={minQty}
              max={Math.max(minQty, available)}
              name={name}
              disabled={!canBuy}
            />
            <small>{t('catalogue.goods.limits', { least: minQty, available: formatCount(available), unit })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('catalogue.goods.subtotal')}</dt>
          <dd className={css['line']} aria-live="polite">
            <Amount value={amount} size="tile" />
            {step.from > minQty && (
              <Tag tone="ok">{t('catalogue.goods.reached', { range: rangeText(step, unit) })}</Tag>
            )}
          </dd>
        </div>
      </dl>
      {canBuy ? (
        <div className={css['buttons']}>
          <BuyButtons {...props} size="xl" />
        </div>
      ) : (
        <p className={css['none']}>
          <StatusTag tone="mute" as="tag">
            {t('catalogue.goods.cannotBuy')}
          </StatusTag>
        </p>
      )}
    </>
  )
}

/** The same at the bottom of small screens. */
export function BuyBar(props: OrderProps) {
  const { t } = useTranslation()
  const { goods, quantity } = props
  return (
    <>
      <span className={css['barSum']}>
        <small>{t('catalogue.goods.subtotal')}</small>
        <Amount value={costOf(goods, quantity).amount} />
      </span>
      {goods.canBuy ? <BuyButtons {...props} size="lg" /> : <span>{t('catalogue.goods.cannotBuy')}</span>}
    </>
  )
}

function BuyButtons({ goods: { skuId }, quantity, size }: OrderProps & { readonly size: 'lg' | 'xl' }) {
  const { t } = useTranslation()
  const may = useMay()
  const add = useWrite(addCart)
  const navigate = useNavigate()
  const toCart = { label: t('catalogue.goods.toCart'), onAction: () => void navigate('/myCart') }
  const onAdd = () =>
    add.mutate({ skuId, quantity }, { onSuccess: () => toast.success(t('catalogue.goods.added'), toCart) })
  return (
    <>
      {may('cart.use') && (
        <Button
          variant="solid"
          size={size}
          busy={add.isPending}
          icon={size === 'xl' && <Icon of={ShoppingCartOutlined} />}
          onClick={onAdd}
        >
          {t('catalogue.goods.add')}
        </Button>
      )}
      {may('order.submit') && (
        <ButtonLink size={size} to={`/confirmOrder?skuId=${skuId}&quantity=${quantity}`}>
          {t('catalogue.goods.buy')}
        </ButtonLink>
      )}
    </>
  )
}

function Stock({ goods }: { readonly goods: GoodsDetail }) {
  const { t } = useTranslation()
  const stock = stockOf(goods)
  if (stock === 'none') return <Tag>{t('catalogue.goods.soldOut')}</Tag>
  if (stock === 'few')
    return <Tag tone="warn">{t('catalogue.goods.left', { quantity: goods.available, unit: goods.unit })}</Tag>
  return <span className={css['ok']}>{t('catalogue.goods.inStock')}</span>
}
