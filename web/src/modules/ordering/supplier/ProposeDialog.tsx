import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { TextArea } from '#web/kit/form/Input.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import css from './Form.module.css'
import { useMove } from './useMove.ts'

interface ProposeDialogProps {
  readonly order: OrderSummary
  readonly onClose: () => void
}

/** Offers less, or later; the buyer says yes or no. */
export function ProposeDialog({ order, onClose }: ProposeDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const [offered, setOffered] = useState<Readonly<Record<string, number>>>({})
  const [tried, setTried] = useState(false)
  const { make, isPending } = useMove(order, 'propose', onClose)
  const lines = order.lines.flatMap(({ orderLineId, quantity: ordered }) => {
    const quantity = offered[orderLineId] ?? ordered
    return quantity === ordered ? [] : [{ orderLineId, quantity }]
  })
  const isEmpty = day === '' && lines.length === 0
  const isNothing = order.lines.every(({ orderLineId }) => offered[orderLineId] === 0)
  const problem = isEmpty ? t('fulfilment.propose.empty') : isNothing ? t('fulfilment.propose.nothing') : undefined
  const label = t('common.reason')
  const isUnexplained = reason.trim() === ''
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem !== undefined || isUnexplained) return
    make({
      reason: reason.trim(),
      ...(day === '' ? {} : { promisedDate: day }),
      ...(lines.length > 0 ? { lines } : {}),
    })
  }
  return (
    <Dialog
      title={t('fulfilment.propose.title')}
      width={600}
      place="bottom"
      onClose={onClose}
      foot={
        <>
          {tried && problem !== undefined && (
            <p className={css['refusal']} role="alert">
              <Icon of={ExclamationCircleFilled} /> {problem}
            </p>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={form} variant="solid" busy={isPending}>
            {t('fulfilment.propose.send')}
          </Button>
        </>
      }
    >
      <form id={form} className={css['form']} noValidate onSubmit={onSubmit}>
        <p>{t('fulfilment.propose.lead')}</p>
        <ul className={css['lines']}>
          {order.lines.map((line) => (
            <li key={line.orderLineId}>
              <GoodsName goods={line} size={40}>
                <p className={css['open']}>
                  {t('fulfilment.propose.ordered', { count: line.quantity, unit: line.unit })}
                </p>
              </GoodsName>
              <Quantity
                name={line.name}
                min={0}
                max={line.quantity}
                value={offered[line.orderLineId] ?? line.quantity}
                onChange={(quantity) => setOffered((all) => ({ ...all, [line.orderLineId]: quantity }))}
              />
            </li>
          ))}
        </ul>
        <Field
          label={t('orders.promised')}
          value={day}
          onChange={(value) => setDay(String(value))}
          hint={order.expectedDate === null ? undefined : `${t('orders.expected')} ${order.expectedDate}`}
          control={<DateInput min={dayFromToday(0)} />}
        />
        <Field
          label={label}
          required
          value={reason}
          onChange={(value) => setReason(String(value))}
          error={tried && isUnexplained ? t('common.check.required', { label }) : undefined}
          control={<TextArea rows={2} maxLength={200} />}
        />
      </form>
    </Dialog>
  )
}
