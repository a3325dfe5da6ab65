import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { recordBid } from '#contract/sourcing/auction/auction.ts'
import { amountOf, centsOf } from '#sealing/auction/amounts.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { twoDigits } from '../AuctionTop.tsx'
import type { FollowedAuction } from '../useAuction.ts'

interface RecordDialogProps {
  readonly auction: FollowedAuction
  readonly nameOf: (no: number) => string
  readonly onClose: () => void
}

/** Records a bid that a supplier has given by telephone; everybody sees that the organiser recorded it. */
export function RecordDialog({ auction: { room, view }, nameOf, onClose }: RecordDialogProps) {
  const { t } = useTranslation()
  const { lots = [] } = room.terms
  const [no, setNo] = useState('')
  const [lot, setLot] = useState(lots.length === 1 ? '1' : '')
  const [amount, setAmount] = useState('')
  const [confirmed, setConfirmed] = useState(false)
  const [tried, setTried] = useState(false)
  // The same key until the dialog closes: an answer that was lost records nothing twice.
  const [key] = useState(freshKey)
  const record = useWrite(recordBid, {
    onDone: () => {
      toast.success(t('auctionLots.record.done'))
      onClose()
    },
  })
  const cents = centsOf(amount.trim())
  const isReady = no !== '' && cents !== undefined && (lots.length === 0 || lot !== '')
  const bidders = Array.from({ length: view.bidderCount }, (_, at) => at + 1)
  return (
    <ReasonDialog
      title={t('auctionLots.record.title')}
      text={
        <>
          <p>{t('auctionLots.record.text')}</p>
          <Field
            label={t('auctionLots.record.bidder')}
            value={no}
            onChange={(value) => setNo(String(value))}
            control={
              <Select
                hint={t('common.choose')}
                options={bidders.map((each) => ({ value: `${each}`, label: nameOf(each) }))}
              />
            }
          />
          {lots.length > 0 && (
            <Field
              label={t('auctionLots.lot')}
              value={lot}
              onChange={(value) => setLot(String(value))}
              control={
                <Select
                  hint={t('common.choose')}
                  options={lots.map((each) => ({ value: `${each.no}`, label: `${twoDigits(each.no)} ${each.name}` }))}
                />
              }
            />
          )}
          <Field
            label={t('auctionRoom.bid.label')}
            value={amount}
            onChange={(value) => setAmount(String(value))}
            error={tried && !isReady ? t('auctionLots.record.missing') : undefined}
            control={<Input inputMode="decimal" maxLength={11} />}
          />
          {room.terms.confirmDrop !== null && (
            <Checkbox
              checked={confirmed}
              onChange={setConfirmed}
              label={t('auctionLots.record.far', { percent: room.terms.confirmDrop })}
            />
          )}
          {cents !== undefined && no !== '' && (
            <p>{t('auctionLots.record.summary', { name: nameOf(Number(no)), amount: formatMoney(amountOf(cents)) })}</p>
          )}
        </>
      }
      ok={t('auctionLots.record.title')}
      busy={record.isPending}
      onClose={onClose}
      onReason={(reason) => {
        setTried(true)
        if (!isReady) return
        record.mutate({
          projectId: room.projectId,
          no: Number(no),
          ...(lot === '' ? {} : { lot: Number(lot) }),
          amount: amount.trim(),
          reason,
          confirmed,
          key,
        })
      }}
    />
  )
}
