import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Delivery, listDeliveries } from '#contract/ordering/deliveries.ts'
import { createReceipt } from '#contract/ordering/receipts.ts'
import { Refused, useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { countsOf, type LineCounts, violationIn, receiptLines } from './receipt.ts'
import { ReceiveLine } from './ReceiveLine.tsx'
import css from './ReceiveDialog.module.css'

interface ReceiveDialogProps {
  readonly orderId: string
  /** One delivery of it; without it the first that has not arrived. */
  readonly deliveryId?: string
  readonly onClose: () => void
}

/** Takes goods in: all of them, a part, or none of what is bad. */
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
  const form = useId()
  const [counts, setCounts] = useState(() => countsOf(delivery))
  const [remark, setRemark] = useState('')
  const [attachments, setAttachments] = useState<readonly string[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const [tried, setTried] = useState(false)
  const receive = useWrite(createReceipt, {
    silent: true,
    onDone: () => {
      toast.success(t('ordering.receive.done'))
      onClose()
    },
  })
  const problem = violationIn(delivery, counts)
  const message = problem ? t(`ordering.receive.${problem.word}`, problem.facts) : undefined
  const setLine = (orderLineId: string, next: LineCounts) => setCounts((all) => ({ ...all, [orderLineId]: next }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return
    receive.mutate({
      deliveryId: delivery.deliveryId,
      lines: receiptLines(delivery, counts),
      ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
      ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
    })
  }
  const refusal = receive.error instanceof Refused ? receive.error.message : tried ? message : undefined
  return (
    <Dialog
      title={t('ordering.receive.title')}
      width={800}
      place="bottom"
      onClose={onClose}
      foot={
        <>
          {refusal !== undefined && (
            <p className={css['refusal']} role="alert">
              <Icon of={ExclamationCircleFilled} /> {refusal}
            </p>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={form} variant="solid" busy={receive.isPending} disabled={isUploading}>
            {t('ordering.receive.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className={css['form']}>
        <p>{t('ordering.receive.lead')}</p>
        {children}
        <ul>
          {delivery.lines
            .filter(({ orderLineId }) => counts[orderLineId])
            .map((line) => (
              <ReceiveLine
                key={line.orderLineId}
                line={line}
                counts={counts[line.orderLineId]!}
                onCounts={(next) => setLine(line.orderLineId, next)}
                owed={tried}
              />
            ))}
        </ul>
        <Field
          label={t('ordering.receive.remark')}
          value={remark}
          onChange={(value) => setRemark(String(value))}
          control={<Input maxLength={200} placeholder={t('common.optional')} />}
        />
        <Field
          label={t('common.upload.attachments')}
          hint={t('ordering.receive.attachmentsHint')}
          value={attachments}
          onChange={(keys) => setAttachments(keys as string[])}
          control={<FilesInput schema={createReceipt.input.properties.attachments} onBusy={setIsUploading} />}
        />
      </form>
    </Dialog>
  )
}
