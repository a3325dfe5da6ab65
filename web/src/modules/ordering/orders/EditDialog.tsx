import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { orderDetail, type OrderDetail } from '#contract/ordering/orders.ts'
import { editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { Refused, useRead, useWrite } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { changedLines, draftOf, type OrderDraft, patchOf } from './edit.ts'
import css from './EditDialog.module.css'

const methods = ['term', 'quota', 'transfer'] as const satisfies readonly PaymentMethod[]

interface EditDialogProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Changes an order before it is accepted; a draft can be submitted in the same breath. */
export function EditDialog({ orderId, onClose }: EditDialogProps) {
  const { t } = useTranslation()
  const order = useRead(orderDetail, { orderId })
  const [draft, setDraft] = useState(() => draftOf(order))
  const { save, refusal, isPending } = useSave(order, onClose)
  const isAllOut = Object.values(draft.quantities).every((quantity) => quantity === 0)
  const saveDraft = (submits: boolean) => !isAllOut && save(draft, submits)
  const canSubmit = order.can.includes('submit')
  const message = isAllOut ? t('ordering.edit.allOut') : refusal
  return (
    <Dialog
      title={t('ordering.edit.title')}
      width={800}
      place="bottom"
      onClose={onClose}
      foot={
        <>
          {message !== undefined && (
            <p className={css['refusal']} role="alert">
              <Icon of={ExclamationCircleFilled} /> {message}
            </p>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant={canSubmit ? 'plain' : 'solid'} busy={isPending} onClick={() => saveDraft(false)}>
            {t('ordering.edit.save')}
          </Button>
          {canSubmit && (
            <Button variant="solid" busy={isPending} onClick={() => saveDraft(true)}>
              {t('ordering.edit.saveAndSubmit')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('ordering.edit.lead')}</p>
      <ul className={css['lines']}>
        {order.lines.map((line) => (
          <li key={line.orderLineId} className={draft.quantities[line.orderLineId] === 0 ? css['out'] : undefined}>
            <GoodsName goods={line} size={40} />
            <Amount value={line.price} />
            <Quantity
              name={line.name}
              min={0}
              value={draft.quantities[line.orderLineId] ?? line.quantity}
              onChange={(quantity) =>
                setDraft((all) => ({ ...all, quantities: { ...all.quantities, [line.orderLineId]: quantity } }))
              }
            />
          </li>
        ))}
      </ul>
      <EditFields order={order} draft={draft} onDraft={(patch) => setDraft((all) => ({ ...all, ...patch }))} />
    </Dialog>
  )
}

interface EditFieldsProps {
  readonly order: OrderDetail
  readonly draft: OrderDraft
  readonly onDraft: (patch: Partial<OrderDraft>) => void
}

function EditFields({ order, draft, onDraft }: EditFieldsProps) {
  const { t } = useTranslation()
  const addresses = useRead(queryReceiverAddress, {})
  const titles = useRead(listInvoiceTitles, {})
  const field = (name: Exclude<keyof OrderDraft, 'quantities'>) => ({
    value: draft[name],
    onChange: (value: unknown) => onDraft({ [name]: String(value) }),
  })
  return (
    <div className={css['form']}>
      <Field
        {...field('addressId')}
        wide
        label={t('orders.address')}
        control={
          <Select
            hint={t('ordering.edit.keepAddress', { address: `${order.consignee} · ${order.fullAddress}` })}
            options={addresses.map(({ addressId, consignee, fullAddress }) => ({
              value: addressId,
              label: `${consignee} · ${fullAddress}`,
            }))}
          />
        }
      />
      <Field
        {...field('invoiceTitleId')}
        label={t('orders.invoiceTitle')}
        control={
          <Select
            hint={t('ordering.edit.keepTitle', { title: order.invoiceTitle.title })}
            options={titles.map(({ invoiceTitleId, title }) => ({ value: invoiceTitleId, label: title }))}
          />
        }
      />
      <Field
        {...field('paymentMethod')}
        label={t('orders.paymentMethod')}
        control={<Select options={methods.map((value) => ({ value, label: t(`orders.payment.${value}`) }))} />}
      />
      <Field {...field('expectedDate')} label={t('orders.expected')} control={<DateInput min={dayFromToday(0)} />} />
      <Field {...field('purpose')} label={t('orders.purpose')} control={<Input maxLength={200} />} />
      <Field {...field('remark')} wide label={t('orders.remark')} control={<Input maxLength={200} />} />
    </div>
  )
}

/** The change, then the submission of what was changed. */
function useSave(order: OrderDetail, onDone: () => void) {
  const { t } = useTranslation()
  const edit = useWrite(editOrder, { silent: true })
  const move = useWrite(moveOrder, { silent: true })
  const save = async (draft: OrderDraft, submits: boolean) => {
    const { orderId, version } = order
    const lines = changedLines(order, draft)
    const edited = await edit.mutateAsync({
      orderId,
      version,
      ...patchOf(order, draft),
      ...(lines.length > 0 ? { lines } : {}),
    })
    if (submits) await move.mutateAsync({ orderId, action: 'submit', version: edited.version })
    toast.success(t(submits ? 'ordering.move.done.submit' : 'ordering.edit.done'))
    onDone()
  }
  const error = edit.error ?? move.error
  return {
    // A refusal is shown in the dialog, a failure beside it.
    save: (draft: OrderDraft, submits: boolean) => void save(draft, submits).catch(() => undefined),
    refusal: error instanceof Refused ? error.message : undefined,
    isPending: edit.isPending || move.isPending,
  }
}
