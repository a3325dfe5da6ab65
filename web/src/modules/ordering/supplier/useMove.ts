import { useTranslation } from 'react-i18next'
import type { Input } from '#contract/kit/route.ts'
import { type MoveAction, moveOrder, type OrderSummary } from '#contract/ordering/orders.ts'
import { Refused, useReload, useWrite } from '#web/kit/api.ts'
import { succeed } from '#web/kit/messages.ts'
import type { SupplierAction } from './supplierActions.ts'

type Move = Extract<SupplierAction, MoveAction>

/** Makes a move of the supplier's, says that it is done, and closes what asked for it; a stale order is read again. */
export function useMove(order: Pick<OrderSummary, 'orderId' | 'version'>, action: Move, onDone: () => void) {
  const { t } = useTranslation()
  const reload = useReload()
  const move = useWrite(moveOrder, {
    onDone: () => {
      succeed(t(`fulfilment.done.${action}`))
      onDone()
    },
  })
  const make = (more: Pick<Input<typeof moveOrder>, 'reason' | 'promisedDate' | 'lines'> = {}) =>
    move.mutate(
      { orderId: order.orderId, version: order.version, action, ...more },
      {
        onError: (error) => {
          if (!(error instanceof Refused)) return
          if (error.is('thing.stale') || error.is('thing.wrongState')) {
            reload()
            onDone()
          }
        },
      },
    )
  return { make, isPending: move.isPending }
}
