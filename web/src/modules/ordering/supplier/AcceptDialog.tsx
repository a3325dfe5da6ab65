import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import css from './Form.module.css'
import { useMove } from './useMove.ts'

interface AcceptDialogProps {
  readonly order: OrderSummary
  readonly onClose: () => void
}

/** Accepts an order as it is, and may promise a day. */
export function AcceptDialog({ order, onClose }: AcceptDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const today = dayFromToday(0)
  const [day, setDay] = useState(order.expectedDate !== null && order.expectedDate >= today ? order.expectedDate : '')
  const { make, isPending } = useMove(order, 'accept', onClose)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    make(day === '' ? {} : { promisedDate: day })
  }
  return (
    <Dialog
      title={t('fulfilment.accept.title')}
      place="bottom"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={form} variant="solid" busy={isPending}>
            {t('action.accept')}
          </Button>
        </>
      }
    >
      <form id={form} className={css['form']} onSubmit={onSubmit}>
        <p>{t('fulfilment.accept.text')}</p>
        <DescriptionList
          items={[
            { label: t('orders.no'), value: order.orderNo, wide: true },
            { label: t('orders.amount'), value: <Amount value={order.amount} />, wide: true },
            { label: t('orders.expected'), value: order.expectedDate ?? '', wide: true },
          ]}
        />
        <Field
          label={t('orders.promised')}
          value={day}
          onChange={(value) => setDay(String(value))}
          hint={order.expectedDate === null ? undefined : t('fulfilment.accept.hint')}
          control={<DateInput min={today} max={order.expectedDate ?? undefined} />}
        />
      </form>
    </Dialog>
  )
}
