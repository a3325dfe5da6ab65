import { useTranslation } from 'react-i18next'
import { listOrderChanges } from '#contract/ordering/changes/changes.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { useMove } from '#web/modules/ordering/supplier/useMove.ts'
import { ChangedTerms } from './ChangedTerms.tsx'

interface AgreeChangeDialogProps {
  readonly order: OrderSummary
  readonly onClose: () => void
}

/** Dialog in which the supplier agrees to the open change, with what it alters. */
export function AgreeChangeDialog({ order, onClose }: AgreeChangeDialogProps) {
  const { t } = useTranslation()
  const change = useRead(listOrderChanges, { orderId: order.orderId }).find(({ status }) => status === 'waiting')
  const { make, isPending } = useMove(order, 'agreeChange', onClose)
  return (
    <Dialog
      title={`${t('action.agreeChange')} ${order.orderNo}`}
      width={600}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button data-first variant="solid" busy={isPending} onClick={() => make()}>
            {t('action.agreeChange')}
          </Button>
        </>
      }
    >
      <Stack>
        {change && <ChangedTerms change={change} />}
        <p>{t('orders.change.agree')}</p>
      </Stack>
    </Dialog>
  )
}
