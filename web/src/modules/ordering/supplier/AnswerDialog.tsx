import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import { useMove } from './useMove.ts'

interface AnswerDialogProps {
  readonly action: 'refuse' | 'agreeCancel' | 'refuseCancel' | 'declineChange'
  readonly order: OrderSummary
  readonly onClose: () => void
}

/** Dialog to refuse an order, to agree to or decline a cancellation, or to decline a change. */
export function AnswerDialog({ action, order, onClose }: AnswerDialogProps) {
  const { t } = useTranslation()
  const { make, isPending } = useMove(order, action, onClose)
  const isAboutCancel = action === 'agreeCancel' || action === 'refuseCancel'
  return (
    <ReasonDialog
      title={`${t(`action.${action}`)} ${order.orderNo}`}
      text={
        <>
          <p>{t(`fulfilment.text.${action}`)}</p>
          {isAboutCancel && order.reason !== '' && <p>{t('fulfilment.cancelReason', { reason: order.reason })}</p>}
        </>
      }
      ok={t(`action.${action}`)}
      optional={action === 'agreeCancel'}
      danger={action === 'refuse'}
      usual={action === 'refuse' ? t('fulfilment.usual', { returnObjects: true }) : []}
      busy={isPending}
      onClose={onClose}
      onReason={(reason) => make(reason === '' ? {} : { reason })}
    />
  )
}
