import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { Note, shape, Text, Type } from '#contract/kit/schema.ts'
import { recordBid } from '#contract/sourcing/auction/auction.ts'
import { amountOf, centsOf } from '#sealing/auction/amounts.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { twoDigits } from '../AuctionTop.tsx'
import type { FollowedAuction } from '../useAuction.ts'

/** Numbers of bidder and lot as a list of options has them. */
const RecordDraft = shape({
  no: Text(4),
  lot: Note(4),
  amount: Text(11),
  confirmed: Type.Boolean(),
  reason: Text(200),
})

interface RecordDialogProps {
  readonly auction: FollowedAuction
  readonly nameOf: (no: number) => string
  readonly onClose: () => void
}

/** Records a bid that a supplier has given by telephone; everybody sees that the organiser recorded it. */
export function RecordDialog({ auction: { room, view }, nameOf, onClose }: RecordDialogProps) {
  const { t } = useTranslation()
  const { lots = [], confirmDrop } = room.terms
  // The same key until the dialog closes: an answer that was lost records nothing twice.
  const [key] = useState(freshKey)
  const form = useForm({
    route: recordBid,
    fixed: { projectId: room.projectId, key },
    schema: RecordDraft,
    initial: { lot: lots.length === 1 ? `${lots[0]!.no}` : '', confirmed: false },
    toInput: ({ no, lot, ...draft }, fixed) => ({
      ...fixed,
      ...draft,
      no: Number(no),
      ...(lot === '' ? {} : { lot: Number(lot) }),
    }),
    labels: 'auctionLots.record.field',
    check: ({ lot = '' }) => ({
      lot: lots.length > 0 && lot === '' ? t('common.check.required', { label: t('auctionLots.lot') }) : undefined,
    }),
    onDone: () => {
      toast.success(t('auctionLots.record.done'))
      onClose()
    },
  })
  const { no = '', amount = '' } = form.values
  const cents = centsOf(amount.trim())
  const bidders = Array.from({ length: view.bidderCount }, (_, at) => at + 1)
  return (
    <FormDialog
      of={form}
      title={t('auctionLots.record.title')}
      submit={t('auctionLots.record.title')}
      width={480}
      onClose={onClose}
    >
      <Stack>
        <p>{t('auctionLots.record.text')}</p>
        <Fields
          of={form}
          columns={1}
          fields={{
            no: {
              control: (
                <Select
                  hint={t('common.choose')}
                  options={bidders.map((each) => ({ value: `${each}`, label: nameOf(each) }))}
                />
              ),
            },
            lot: lots.length > 0 && {
              required: true,
              control: (
                <Select
                  hint={t('common.choose')}
                  options={lots.map((each) => ({ value: `${each.no}`, label: `${twoDigits(each.no)} ${each.name}` }))}
                />
              ),
            },
            amount: { as: 'line' },
            confirmed: confirmDrop !== null && {
              label: t('auctionLots.record.far', { percent: confirmDrop }),
            },
            reason: { rows: 2 },
          }}
        />
        {cents !== undefined && no !== '' && (
          <p>{t('auctionLots.record.summary', { name: nameOf(Number(no)), amount: formatMoney(amountOf(cents)) })}</p>
        )}
      </Stack>
    </FormDialog>
  )
}
