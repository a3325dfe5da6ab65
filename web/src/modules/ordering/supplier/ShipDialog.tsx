import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createDelivery } from '#contract/ordering/deliveries.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { Refused, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import css from './Form.module.css'
import { deliveryOf, openLines, type Parcel, unshipped } from './parcel.ts'

interface ShipDialogProps {
  readonly order: OrderSummary
  readonly onClose: () => void
}

const carriers = ['顺丰速运', '京东物流', '德邦快递', '中通快递', '圆通速递', '韵达快递', 'EMS']

/** Sends what is still open, or a part of it, under a tracking number. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const known = useId()
  const open = openLines(order)
  const [parcel, setParcel] = useState<Parcel>({ carrier: '', trackingNo: '', packages: 1, etaDate: '', remark: '' })
  const [attachments, setAttachments] = useState<readonly string[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(open.map((line) => [line.orderLineId, unshipped(line)])),
  )
  const [tried, setTried] = useState(false)
  const ship = useWrite(createDelivery, {
    silent: true,
    onDone: ({ deliveryNo }) => {
      toast.success(t('fulfilment.ship.done', { deliveryNo }))
      onClose()
    },
  })
  const isNothing = Object.values(counts).every((count) => count === 0)
  const missing = (name: 'carrier' | 'trackingNo', label: string) =>
    tried && parcel[name].trim() === '' ? t('common.check.required', { label }) : undefined
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isNothing || parcel.carrier.trim() === '' || parcel.trackingNo.trim() === '') return
    ship.mutate(deliveryOf(order.orderId, { ...parcel, attachments }, counts))
  }
  const field = (name: keyof Parcel) => ({
    value: parcel[name],
    onChange: (value: unknown) => setParcel((all) => ({ ...all, [name]: value })),
  })
  const refusal =
    ship.error instanceof Refused ? ship.error.message : tried && isNothing ? t('fulfilment.ship.nothing') : undefined
  return (
    <Dialog
      title={`${t('fulfilment.ship.title')} ${order.orderNo}`}
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
          <Button type="submit" form={form} variant="solid" busy={ship.isPending} disabled={isUploading}>
            {t('fulfilment.ship.submit')}
          </Button>
        </>
      }
    >
      <form id={form} className={css['form']} noValidate onSubmit={onSubmit}>
        <div className={css['two']}>
          <Field
            {...field('carrier')}
            label={t('fulfilment.ship.carrier')}
            required
            error={missing('carrier', t('fulfilment.ship.carrier'))}
            control={<Input list={known} maxLength={40} />}
          />
          <Field
            {...field('trackingNo')}
            label={t('fulfilment.ship.trackingNo')}
            required
            error={missing('trackingNo', t('fulfilment.ship.trackingNo'))}
            control={<Input maxLength={60} autoCapitalize="characters" />}
          />
          <Field
            label={t('fulfilment.ship.packages')}
            value={parcel.packages}
            onChange={(value) => setParcel((all) => ({ ...all, packages: Number(value) }))}
            control={<PackageCount />}
          />
          <Field {...field('etaDate')} label={t('fulfilment.ship.eta')} control={<DateInput min={dayFromToday(0)} />} />
        </div>
        <datalist id={known}>
          {carriers.map((carrier) => (
            <option key={carrier}>{carrier}</option>
          ))}
        </datalist>
        <ul className={css['lines']}>
          {open.map((line) => (
            <li key={line.orderLineId}>
              <GoodsName goods={line} size={40}>
                <p className={css['open']}>
                  {t('fulfilment.ship.open', { count: unshipped(line), of: line.quantity, unit: line.unit })}
                </p>
              </GoodsName>
              <Quantity
                name={line.name}
                min={0}
                max={unshipped(line)}
                value={counts[line.orderLineId] ?? 0}
                onChange={(count) => setCounts((all) => ({ ...all, [line.orderLineId]: count }))}
              />
            </li>
          ))}
        </ul>
        <Field
          {...field('remark')}
          label={t('orders.remark')}
          control={<Input maxLength={200} placeholder={t('common.optional')} />}
        />
        <Field
          label={t('common.upload.attachments')}
          hint={t('fulfilment.ship.attachmentsHint')}
          value={attachments}
          onChange={(keys) => setAttachments(keys as string[])}
          control={<FilesInput schema={createDelivery.input.properties.attachments} onBusy={setIsUploading} />}
        />
      </form>
    </Dialog>
  )
}

/** `Quantity` as the control of a field. */
function PackageCount({ value, onChange }: { readonly value?: unknown; readonly onChange?: (value: number) => void }) {
  const { t } = useTranslation()
  return (
    <span>
      <Quantity
        name={t('fulfilment.ship.packages')}
        max={9999}
        value={Number(value)}
        onChange={(count) => onChange?.(count)}
      />
    </span>
  )
}
