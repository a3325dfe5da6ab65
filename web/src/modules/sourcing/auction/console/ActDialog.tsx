import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { type AuctionAction, moveAuction } from '#contract/sourcing/auction/auction.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { twoDigits } from '../AuctionTop.tsx'

/** Act of the organiser, with the bid or the bidder it is about. */
export interface Act {
  readonly action: Exclude<AuctionAction, 'message'>
  readonly no?: number
  readonly seq?: number
  readonly amount?: string
}

const choices = ['3', '5', '10', '30'] as const

/** Asks for the reason of an act, which everybody reads in the log. */
export function ActDialog({
  projectId,
  act,
  onClose,
}: {
  readonly projectId: string
  readonly act: Act
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const [minutes, setMinutes] = useState<(typeof choices)[number]>('5')
  const move = useWrite(moveAuction, {
    onDone: () => {
      toast.success(t('auctionRoom.organiser.done'))
      onClose()
    },
  })
  const { action, no = 0, seq, amount = '0' } = act
  const number = twoDigits(no)
  const name = t(`auctionRoom.organiser.action.${action}`)
  const text = {
    pause: t('auctionRoom.organiser.pauseText'),
    resume: t('auctionRoom.organiser.resumeText'),
    extend: t('auctionRoom.organiser.extendText', { minutes }),
    annul: t('auctionRoom.organiser.annulText', { no: number, amount: formatMoney(amount) }),
    exclude: t('auctionRoom.organiser.excludeText', { no: number }),
  }[action]
  const options = choices.map((value) => ({ value, label: value }))
  return (
    <ReasonDialog
      title={name}
      text={
        <>
          <p>{text}</p>
          {action === 'extend' && (
            <Segmented
              label={t('auctionRoom.organiser.minutes')}
              value={minutes}
              options={options}
              onChange={setMinutes}
            />
          )}
        </>
      }
      ok={name}
      danger={action === 'annul' || action === 'exclude'}
      busy={move.isPending}
      onClose={onClose}
      onReason={(reason) =>
        move.mutate({
          projectId,
          action,
          reason,
          ...(action === 'extend' ? { minutes: Number(minutes) } : {}),
          ...(seq === undefined ? {} : { seq }),
          ...(action === 'exclude' ? { no } : {}),
        })
      }
    />
  )
}
