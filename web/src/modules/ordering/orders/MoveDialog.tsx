import { useTranslation } from 'react-i18next'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { isOutdated } from '#web/kit/client/refused.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import { reasonOf, type SimpleMove } from './orderActions.ts'

interface MoveDialogProps {
  readonly action: SimpleMove
  readonly order: Pick<OrderSummary, 'orderId' | 'version' | 'project'>
  readonly onClose: () => void
}

/** Dialog of a move: explains its consequence, asks for the reason if required, and makes the move. */
export function MoveDialog({ action, order: { orderId, version, project }, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const move = useWrite(moveOrder, {
    onDone: () => {
      toast.success(t(`ordering.move.done.${action}`))
      onClose()
    },
  })
  const make = (reason?: string) =>
    move.mutate(
      { orderId, action, version, ...(reason === undefined || reason === '' ? {} : { reason }) },
      { onError: (error) => isOutdated(error) && onClose() },
    )
  const title = t(`action.${action}`)
  const isAwarded = action === 'submit' && project !== null
  const text = t(isAwarded ? 'ordering.move.text.submitAwarded' : `ordering.move.text.${action}`)
  if (reasonOf[action] === 'none')
    return (
      <Dialog
        title={title}
        width={400}
        onClose={onClose}
        foot={
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button data-first variant="solid" busy={move.isPending} onClick={() => make()}>
              {title}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    )
  return (
    <ReasonDialog
      title={title}
      text={text}
      ok={title}
      danger={action === 'cancel' || action === 'shortClose'}
      usual={action === 'cancel' || action === 'requestCancel' ? t('ordering.move.usual', { returnObjects: true }) : []}
      busy={move.isPending}
      onClose={onClose}
      onReason={make}
    />
  )
}
