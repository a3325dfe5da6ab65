import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { reorder } from '#contract/ordering/orderLists.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { ReorderDialog } from './ReorderDialog.tsx'
import { ChangeDialog } from '#web/modules/ordering/changes/ChangeDialog.tsx'
import { CommentDialog } from './CommentDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { ProposalDialog } from './ProposalDialog.tsx'
import { type BuyerAction, buyerActions } from './orderActions.ts'
import { ReceiveDialog } from '#web/modules/ordering/receipts/ReceiveDialog.tsx'

interface Doings {
  readonly start: (action: BuyerAction) => void
  /** Undefined if the person has no cart, or the order was never submitted. */
  readonly again: (() => void) | undefined
  readonly busy: BuyerAction | 'again' | undefined
  /** Open dialog; must be rendered beside the buttons. */
  readonly dialogs: ReactNode
}

/** Handlers of an order's buttons. */
export function useOrderActions(order: OrderSummary): Doings {
  const { t } = useTranslation()
  const may = useMay()
  const { orderId, version } = order
  const [doing, setDoing] = useRequestedAction(order)
  const urge = useWrite(moveOrder, { onDone: () => toast.success(t('ordering.move.done.urge')) })
  const reordering = useWrite(reorder)
  const remind = () => urge.mutate({ orderId, action: 'urge', version })
  return {
    start: (action) => (action === 'urge' ? remind() : setDoing(action)),
    again: may('cart.use') && order.submittedAt !== null ? () => reordering.mutate({ orderId }) : undefined,
    busy: urge.isPending ? 'urge' : reordering.isPending ? 'again' : undefined,
    dialogs: (
      <>
        {reordering.data && <ReorderDialog outcome={reordering.data} onClose={() => reordering.reset()} />}
        {doing && (
          <Suspense>
            <Doing action={doing} order={order} onClose={() => setDoing(undefined)} />
          </Suspense>
        )}
      </>
    ),
  }
}

/** Opens the dialog of the action `do` in the search params, if the action is permitted; used by links in messages. */
function useRequestedAction({ orderId, can }: OrderSummary) {
  const [search] = useSearchParams()
  return useState<BuyerAction | undefined>(() => {
    if (search.get('orderId') !== orderId) return undefined
    const requested = buyerActions.find((action) => action === search.get('do'))
    return requested !== undefined && requested !== 'urge' && can.includes(requested) ? requested : undefined
  })
}

interface DoingProps {
  readonly action: BuyerAction
  readonly order: OrderSummary
  readonly onClose: () => void
}

function Doing({ action, order, onClose }: DoingProps) {
  switch (action) {
    case 'receive':
      return <ReceiveDialog orderId={order.orderId} onClose={onClose} />
    case 'comment':
      return <CommentDialog order={order} onClose={onClose} />
    case 'edit':
      return <EditDialog orderId={order.orderId} onClose={onClose} />
    case 'requestChange':
      return <ChangeDialog orderId={order.orderId} onClose={onClose} />
    case 'agreeProposal':
      return <ProposalDialog orderId={order.orderId} onClose={onClose} />
    case 'urge':
      return null
    default:
      return <MoveDialog action={action} order={order} onClose={onClose} />
  }
}
