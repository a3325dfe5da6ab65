import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { AgreeChangeDialog } from '#web/modules/ordering/changes/AgreeChangeDialog.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { ShipDialog } from './ShipDialog.tsx'
import css from './SupplierActions.module.css'
import { isNext, type SupplierAction, supplierActions } from './supplierActions.ts'

interface SupplierActionsProps {
  readonly order: OrderSummary
  /** In a list the first action is a button and the others are links; in a page head all are buttons. */
  readonly place: 'list' | 'head'
}

/** Supplier's actions on an order, as permitted by the server, with their dialogs. */
export function SupplierActions({ order, place }: SupplierActionsProps) {
  const { t } = useTranslation()
  const [doing, setDoing] = useState<SupplierAction>()
  const can = supplierActions.filter((action) => order.can.includes(action))
  const isList = place === 'list'
  const variantOf = (action: SupplierAction, index: number) => {
    if (isNext(action)) return 'solid'
    if (isList && index > 0) return 'text'
    return action === 'refuse' && !isList ? 'danger' : 'plain'
  }
  return (
    <>
      {can.map((action, index) => (
        <Button
          key={action}
          className={isList && index === 0 ? css['lead'] : ''}
          variant={variantOf(action, index)}
          data-next={(!isList && isNext(action)) || undefined}
          onClick={() => setDoing(action)}
        >
          {t(`action.${action}`)}
        </Button>
      ))}
      {isList && (
        <ButtonLink variant="text" to={`/supplierOrderDetail?orderId=${order.orderId}`}>
          {t('orders.detail')}
        </ButtonLink>
      )}
      {doing && (
        <Suspense>
          <Doing action={doing} order={order} onClose={() => setDoing(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface DoingProps {
  readonly action: SupplierAction
  readonly order: OrderSummary
  readonly onClose: () => void
}

function Doing({ action, order, onClose }: DoingProps) {
  switch (action) {
    case 'accept':
      return <AcceptDialog order={order} onClose={onClose} />
    case 'propose':
      return <ProposeDialog order={order} onClose={onClose} />
    case 'agreeChange':
      return <AgreeChangeDialog order={order} onClose={onClose} />
    case 'ship':
      return <ShipDialog order={order} onClose={onClose} />
    default:
      return <AnswerDialog action={action} order={order} onClose={onClose} />
  }
}
