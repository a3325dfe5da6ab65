import { useTranslation } from 'react-i18next'
import type { Input } from '#contract/kit/route.ts'
import type { MoveAction } from '#contract/ordering/orderStates.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { isOutdated } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import type { SupplierAction } from './supplierActions.ts'

type Move = Extract<SupplierAction, MoveAction>

/** Makes a supplier's move, confirms it and closes the dialog; reads a stale order again. */
export function useMove(order: Pick<OrderSummary, 'orderId' | 'version'>, action: Move, onDone: () => void) {
  const { t } = useTranslation()
  const move = useWrite(moveOrder, {
    onDone: () => {
      toast.success(t(`fulfilment.done.${action}`))
      onDone()
    },
  })
  const make = (more: Pick<Input<typeof moveOrder>, 'reason' | 'promisedDate' | 'lines'> = {}) =>
    move.mutate(
      { orderId: order.orderId, version: order.version, action, ...more },
      { onError: (error) => isOutdated(error) && onDone() },
    )
  return { make, isPending: move.isPending }
}
