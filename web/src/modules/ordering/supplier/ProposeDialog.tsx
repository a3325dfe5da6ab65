import { useTranslation } from 'react-i18next'
import { Day, Id, Optional, Pieces, shape, Text, Type } from '#contract/kit/schema.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { LineQuantities } from '#web/modules/ordering/parts/LineQuantities.tsx'
import { changedLines } from '#web/modules/ordering/parts/changedLines.ts'

interface ProposeDialogProps {
  readonly order: OrderSummary
  readonly onClose: () => void
}

/** Draft with all lines; only changed ones are sent. */
const ProposalDraft = shape({
  promisedDate: Optional(Day),
  reason: Text(200),
  lines: Type.Array(shape({ orderLineId: Id, quantity: Pieces })),
})

/** Dialog to propose smaller quantities or a later date; the buyer agrees or declines. */
export function ProposeDialog({ order, onClose }: ProposeDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: moveOrder,
    fixed: { orderId: order.orderId, version: order.version },
    schema: ProposalDraft,
    toInput: ({ lines: drafted, ...more }, fixed) => {
      const lines = changedLines(order, drafted)
      return { ...fixed, action: 'propose' as const, ...more, ...(lines.length > 0 ? { lines } : {}) }
    },
    initial: { lines: order.lines },
    labels: 'fulfilment.propose.field',
    check: ({ promisedDate = '', lines = [] }) => {
      if (lines.every(({ quantity }) => quantity === 0)) return { lines: t('fulfilment.propose.nothing') }
      const isSame = promisedDate === '' && changedLines(order, lines).length === 0
      return { lines: isSame ? t('fulfilment.propose.empty') : undefined }
    },
    onDone: () => {
      toast.success(t('fulfilment.done.propose'))
      onClose()
    },
  })
  return (
    <FormDialog of={form} title={t('fulfilment.propose.title')} submit={t('fulfilment.propose.send')} onClose={onClose}>
      <Stack>
        <p>{t('fulfilment.propose.lead')}</p>
        <LineQuantities
          lines={order.lines}
          rows={form.rows('lines', 'fulfilment.propose.line')}
          maxOf={({ quantity }) => quantity}
          noteOf={({ quantity, unit }) => t('fulfilment.propose.ordered', { count: quantity, unit })}
          error={form.errorAt('lines')}
        />
        <Fields
          of={form}
          columns={1}
          fields={{
            promisedDate: {
              control: <DateInput min={dayFromToday(0)} />,
              hint: order.expectedDate === null ? undefined : `${t('orders.expected')} ${order.expectedDate}`,
            },
            reason: { as: 'lines', rows: 2 },
          }}
        />
      </Stack>
    </FormDialog>
  )
}
