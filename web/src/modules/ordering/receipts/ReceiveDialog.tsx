import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createReceipt } from '#contract/ordering/delivery/receipts.ts'
import { type Delivery, listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Field, ListError } from '#web/kit/form/Field.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { countedAll, isNothing, lacksReason, openLines, ReceiptDraft, receiptOf } from './receipt.ts'
import { rowsOfLines } from '#web/modules/ordering/parts/rowsOfLines.ts'
import { ReceiveLine } from './ReceiveLine.tsx'

interface ReceiveDialogProps {
  readonly orderId: string
  /** Delivery to receive; default: the first one not received. */
  readonly deliveryId?: string
  readonly onClose: () => void
}

/** Dialog to receive goods: all, some, or rejecting defective ones. */
export function ReceiveDialog({ orderId, deliveryId, onClose }: ReceiveDialogProps) {
  const { t } = useTranslation()
  const deliveries = useRead(listDeliveries, { orderId, limit: 100 }).records.filter(
    ({ status }) => status !== 'received',
  )
  const [chosenId, setChosenId] = useState(deliveryId)
  const delivery = deliveries.find((one) => one.deliveryId === chosenId) ?? deliveries.at(-1)
  if (!delivery)
    return (
      <Dialog title={t('ordering.receive.title')} onClose={onClose}>
        <Empty title={t('ordering.receive.none')} />
      </Dialog>
    )
  return (
    <ReceiveForm key={delivery.deliveryId} delivery={delivery} onClose={onClose}>
      {deliveries.length > 1 && (
        <Field
          label={t('ordering.receive.which')}
          value={delivery.deliveryId}
          onChange={(value) => setChosenId(String(value))}
          control={
            <Select
              options={deliveries.map((one) => ({
                value: one.deliveryId,
                label: `${one.deliveryNo} · ${one.carrier} ${one.trackingNo}`,
              }))}
            />
          }
        />
      )}
    </ReceiveForm>
  )
}

interface ReceiveFormProps {
  readonly delivery: Delivery
  readonly onClose: () => void
  readonly children: React.ReactNode
}

function ReceiveForm({ delivery, onClose, children }: ReceiveFormProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: createReceipt,
    fixed: { deliveryId: delivery.deliveryId },
    schema: ReceiptDraft,
    toInput: (draft, fixed) => ({ ...fixed, ...receiptOf(draft) }),
    initial: { lines: countedAll(delivery) },
    labels: 'ordering.receive.field',
    check: ({ lines = [] }) => ({
      lines: isNothing(lines) ? t('ordering.receive.nothing') : undefined,
      ...Object.fromEntries(
        lines.map((line, index) => [
          `lines.${index}.reason`,
          lacksReason(line) ? t('common.check.required', { label: t('ordering.receive.line.reason') }) : undefined,
        ]),
      ),
    }),
    onDone: () => {
      toast.success(t('ordering.receive.done'))
      onClose()
    },
  })
  const rows = form.rows('lines', 'ordering.receive.line')
  return (
    <FormDialog
      of={form}
      title={t('ordering.receive.title')}
      submit={t('ordering.receive.submit')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <p>{t('ordering.receive.lead')}</p>
        {children}
        <ul>
          {rowsOfLines(openLines(delivery), rows).map(([line, row]) => (
            <ReceiveLine key={line.orderLineId} line={line} of={row} />
          ))}
        </ul>
        <ListError error={form.errorAt('lines')} />
        <Fields
          of={form}
          columns={1}
          fields={{
            remark: { as: 'line', placeholder: t('common.optional') },
            attachments: { hint: t('ordering.receive.attachmentsHint') },
          }}
        />
      </Stack>
    </FormDialog>
  )
}
