import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { isOutdated } from '#web/kit/client/refused.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ProposedChange } from '#web/modules/ordering/history/ProposedChange.tsx'
import { MoveDialog } from './MoveDialog.tsx'

interface ProposalDialogProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Dialog to answer a supplier's proposal, with what would change; the version that was read is the one answered. */
export function ProposalDialog({ orderId, onClose }: ProposalDialogProps) {
  const { t } = useTranslation()
  const order = useRead(orderDetail, { orderId })
  const { version, proposal, can } = order
  const [isDeclining, setIsDeclining] = useState(false)
  const agree = useWrite(moveOrder, {
    onDone: () => {
      toast.success(t('ordering.move.done.agreeProposal'))
      onClose()
    },
  })
  if (isDeclining) return <MoveDialog action="declineProposal" order={order} onClose={onClose} />
  const onAgree = () =>
    agree.mutate(
      { orderId, action: 'agreeProposal', version },
      { onError: (error) => void (isOutdated(error) && onClose()) },
    )
  return (
    <Dialog
      title={t('ordering.order.proposal')}
      width={600}
      onClose={onClose}
      foot={
        <>
          {can.includes('declineProposal') && (
            <Button onClick={() => setIsDeclining(true)}>{t('action.declineProposal')}</Button>
          )}
          <Button data-first variant="solid" busy={agree.isPending} onClick={onAgree}>
            {t('action.agreeProposal')}
          </Button>
        </>
      }
    >
      <Stack>
        {proposal && <ProposedChange order={order} proposal={proposal} />}
        <p>{t('ordering.move.text.agreeProposal')}</p>
      </Stack>
    </Dialog>
  )
}
