import css from './OrderCard.module.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { GoodsName } from './GoodsName.tsx'

/** Lines shown on a card; the others are counted. */
const SHOWN = 3

export function OrderCardGoods({ order, to }: { readonly order: OrderSummary; readonly to: string }) {
  const { t } = useTranslation()
  return (
    <ul className={css['goods']}>
      {order.lines.slice(0, SHOWN).map((line) => (
        <li key={line.orderLineId}>
          <GoodsName goods={line} />
          <span className={css['line']}>
            <Amount value={line.price} /> × {line.quantity}
            <small>
              <Amount value={line.amount} />
            </small>
          </span>
        </li>
      ))}
      {order.lines.length > SHOWN && (
        <li>
          <Link to={to} className={css['more'] ?? ''}>
            {t('orders.kindsOf', { count: order.lines.length - SHOWN, all: order.lines.length })}
          </Link>
        </li>
      )}
    </ul>
  )
}
