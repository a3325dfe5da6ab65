import css from './GoodsRows.module.css'
import { formatCount } from '#contract/kit/format.ts'
import { useTranslation } from 'react-i18next'
import { dispatchHour, type GoodsDetail } from '#contract/catalogue/goods.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { dayName } from '#web/kit/format/dayName.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { useRangeText } from './GoodsHead.tsx'
import { stockOf } from '#web/modules/catalogue/goods/stock.ts'
import { costOf } from '#web/modules/catalogue/goods/tiers.ts'
import { type OrderProps, BuyButtons } from './BuyButtons.tsx'

/** Quantity, delivery time, amount, and the two buttons to buy. */
export function BuyBox(props: OrderProps) {
  const { t } = useTranslation()
  const rangeText = useRangeText()
  const { goods, quantity, onQuantity } = props
  const { minQty, available, unit, name, region, canBuy } = goods
  const { step, amount } = costOf(goods, quantity)
  const arrival = useArrivalText()(goods)
  return (
    <>
      <dl className={css['rows']}>
        <div>
          <dt>{t('catalogue.goods.delivery')}</dt>
          <dd className={css['line']}>
            <Stock goods={goods} />
            <small>{[region && t('catalogue.goods.from', { region }), arrival].filter(Boolean).join(' · ')}</small>
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

/** 16:00 前下单，12月2日 星期三送达; after that hour without it. */
function useArrivalText(): (goods: GoodsDetail) => string | undefined {
  const { t } = useTranslation()
  const tag = useLocale() === 'zh_CN' ? 'zh-CN' : 'en'
  return ({ arrivesOn, leavesToday }) => {
    if (arrivesOn === null) return undefined
    const day = dayName(arrivesOn, tag)
    return leavesToday
      ? t('catalogue.goods.arrivesIfBy', { hour: dispatchHour, day })
      : t('catalogue.goods.arrives', { day })
  }
}

/** Buy bar at the bottom of small screens. */
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

function Stock({ goods }: { readonly goods: GoodsDetail }) {
  const { t } = useTranslation()
  const stock = stockOf(goods)
  if (stock === 'none') return <Tag>{t('catalogue.goods.soldOut')}</Tag>
  if (stock === 'few')
    return <Tag tone="warn">{t('catalogue.goods.left', { quantity: goods.available, unit: goods.unit })}</Tag>
  return <span className={css['ok']}>{t('catalogue.goods.inStock')}</span>
}
