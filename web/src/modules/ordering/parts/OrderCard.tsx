import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { compare } from '#contract/kit/money.ts'
import { buyingDepartmentOf, type OrderSummary } from '#contract/ordering/orderSummary.ts'
import type { OrderStatus as Status } from '#contract/ordering/orderStates.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import css from './OrderCard.module.css'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { Due, OrderStatus } from './OrderStatus.tsx'
import { OrderCardGoods } from './OrderCardGoods.tsx'

interface OrderCardProps {
  readonly order: OrderSummary
  /** Reader: decides whether the vendor or the buyer is shown. */
  readonly reader: 'buyer' | 'supplier'
  /** Path of the order's page. */
  readonly to: string
  readonly actions: ReactNode
  /** Selection for an action on many orders. */
  readonly pick?: { readonly isPicked: boolean; readonly onPick: (isPicked: boolean) => void } | undefined
}

/** Column titles above the cards, visual only: within the cards each value has its own label for screen readers. */
export function OrderCardsHead() {
  const { t } = useTranslation()
  return (
    <div className={css['titles']} aria-hidden>
      <span>{t('orders.goods')}</span>
      <span>{t('orders.consignee')}</span>
      <span>{t('orders.quantity')}</span>
      <span>{t('orders.amount')}</span>
      <span>{t('orders.statusTitle')}</span>
      <span>{t('common.actions')}</span>
    </div>
  )
}

/** Card of an order in a list. */
export function OrderCard({ order, reader, to, actions, pick }: OrderCardProps) {
  const { t } = useTranslation()
  const at = order.submittedAt ?? order.createdAt
  const other = reader === 'buyer' ? order.supplierName : buyingDepartmentOf(order)
  return (
    <article className={`card ${css['order']}`} aria-label={`${t('orders.no')} ${order.orderNo}`}>
      <header className={css['head']}>
        {pick && (
          <Checkbox
            alone
            checked={pick.isPicked}
            onChange={pick.onPick}
            label={`${t('orders.pick')} ${order.orderNo}`}
          />
        )}
        <time dateTime={at}>{secondOf(at)}</time>
        <span className={css['no']}>
          <span>{t('orders.no')}</span>{' '}
          <Link to={to} className="tap">
            {order.orderNo}
          </Link>{' '}
          <CopyButton text={order.orderNo} />
        </span>
        <b>{other}</b>
        {order.orderType !== 'mall' && <Tag tone="ok">{t(`orders.type.${order.orderType}`)}</Tag>}
        <span className={css['payment']}>{t(`orders.payment.${order.paymentMethod}`)}</span>
      </header>
      <div className={css['body']}>
        <OrderCardGoods order={order} to={to} />
        <dl className={css['facts']}>
          <div>
            <dt>{t('orders.consignee')}</dt>
            <dd>{order.consignee}</dd>
            {reader === 'buyer' && (
              <dd className={css['muted']}>
                {order.buyerName === order.consignee ? order.deptName : `${order.buyerName} · ${order.deptName}`}
              </dd>
            )}
          </div>
          <div className={`${css['right']} ${css['quantity']}`}>
            <dt>{t('orders.quantity')}</dt>
            <dd>{order.quantity}</dd>
          </div>
          <div className={css['right']}>
            <dt>{t('orders.amount')}</dt>
            <dd>
              <Amount value={order.amount} />
            </dd>
            <dd className={`${css['muted']} ${css['freight']}`}>
              {order.freight === null ? null : compare(order.freight, '0') === 0 ? (
                t('orders.freeFreight')
              ) : (
                <>
                  {t('orders.withFreight')} <Amount value={order.freight} />
                </>
              )}
            </dd>
          </div>
          <div className={css['status']}>
            <dt>{t('orders.statusTitle')}</dt>
            <dd>
              <OrderStatus status={order.status} />
            </dd>
            <dd className={`${css['muted']} ${css['note']}`}>
              <Note order={order} reader={reader} />
            </dd>
          </div>
        </dl>
        <div className={css['actions']}>{actions}</div>
      </div>
    </article>
  )
}

const underway: ReadonlySet<Status> = new Set(['40', '45', '50', '55'])
const isUnderway = ({ status }: OrderSummary) => underway.has(status)

/** Explanation of the status in one line. */
function Note({ order, reader }: Pick<OrderCardProps, 'order' | 'reader'>) {
  const { t } = useTranslation()
  if (order.hasProposal) return <span className={css['notice']}>{t(`orders.proposalWaits.${reader}`)}</span>
  if (order.changeStatus === 'approving' || order.changeStatus === 'waiting')
    return <span className={css['notice']}>{t(`orders.change.waits.${reader}.${order.changeStatus}`)}</span>
  if (order.dueAt !== null) return <Due order={order} />
  if (order.reason !== '') return <Tooltip text={order.reason}>{order.reason}</Tooltip>
  return order.promisedDate === null || !isUnderway(order)
    ? null
    : t('orders.delivery.eta', { day: order.promisedDate })
}
