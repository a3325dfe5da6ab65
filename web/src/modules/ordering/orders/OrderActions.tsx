import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import type { OrderAction } from '#contract/ordering/orderStates.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import css from './OrderActions.module.css'
import { TrackingButton } from '../tracking/TrackingButton.tsx'
import { RequestButton } from '../returns/RequestButton.tsx'
import { type BuyerAction, buyerActions, inList, nextOf } from './orderActions.ts'
import { useOrderActions } from './useOrderActions.tsx'

const dangerous: ReadonlySet<OrderAction> = new Set(['cancel', 'shortClose'])

const allowed = (order: OrderSummary): BuyerAction[] => buyerActions.filter((action) => order.can.includes(action))

/** Buyer's actions in the head of an order's page, as permitted by the server. */
export function OrderActions({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const { start, again, busy, dialogs } = useOrderActions(order)
  const can = allowed(order)
  const next = nextOf(can)
  const variantOf = (action: BuyerAction) => {
    if (action === next) return 'solid'
    return dangerous.has(action) ? 'danger' : 'plain'
  }
  const button = (action: BuyerAction) => (
    <Button
      key={action}
      variant={variantOf(action)}
      data-next={action === next || undefined}
      busy={busy === action}
      onClick={() => start(action)}
    >
      {t(`action.${action}`)}
    </Button>
  )
  return (
    <>
      {can.filter((action) => action !== next).map(button)}
      <RequestButton order={order} variant="plain" />
      {again && (
        <Button busy={busy === 'again'} onClick={again}>
          {t('ordering.list.again')}
        </Button>
      )}
      {/* The primary action is last, at the end of the row. */}
      {next && button(next)}
      {dialogs}
    </>
  )
}

/** Actions on an order card: one button, then links; the others are on the order's page. */
export function OrderCardActions({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation()
  const { start, again, busy, dialogs } = useOrderActions(order)
  const can = allowed(order)
  const { lead, secondary } = inList(can)
  const path = `/orderDetail?orderId=${order.orderId}`
  const isApproved = order.status === '20' && lead === undefined
  return (
    <>
      {lead && (
        <Button
          className={css['lead']}
          variant={lead === nextOf(can) ? 'solid' : 'plain'}
          busy={busy === lead}
          onClick={() => start(lead)}
        >
          {t(`action.${lead}`)}
        </Button>
      )}
      {isApproved && (
        <ButtonLink className={css['lead'] ?? ''} to={`${path}#approval`}>
          {t('ordering.order.approval')}
        </ButtonLink>
      )}
      {secondary && (
        <Button variant="text" onClick={() => start(secondary)}>
          {t(`action.${secondary}`)}
        </Button>
      )}
      {can.includes('requestChange') && (
        <Button variant="text" onClick={() => start('requestChange')}>
          {t('action.requestChange')}
        </Button>
      )}
      {again && (
        <Button
          {...(lead || isApproved ? { variant: 'text' as const } : { className: css['lead'] })}
          busy={busy === 'again'}
          onClick={again}
        >
          {t('ordering.list.again')}
        </Button>
      )}
      <TrackingButton order={order} />
      <RequestButton order={order} variant="text" />
      <ButtonLink variant="text" to={path}>
        {t('orders.detail')}
      </ButtonLink>
      {dialogs}
    </>
  )
}
