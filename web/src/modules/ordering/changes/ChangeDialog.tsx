import { useTranslation } from 'react-i18next'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { createOrderChange } from '#contract/ordering/changes/changes.ts'
import { orderDetail, type OrderDetail } from '#contract/ordering/orders.ts'
import { useRead } from '#web/kit/client/api.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { formatMoney } from '#contract/kit/format.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Changed } from '../history/Changed.tsx'
import { changedLines } from '../parts/changedLines.ts'
import { LineQuantities } from '../parts/LineQuantities.tsx'
import { ChangeDraft, isZero, totalAfter } from './draft.ts'

interface ChangeDialogProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Dialog to request a change of an accepted order: quantities, date or address. */
export function ChangeDialog({ orderId, onClose }: ChangeDialogProps) {
  const { t } = useTranslation()
  const order = useRead(orderDetail, { orderId })
  const addresses = useRead(queryReceiverAddress, {})
  const form = useForm({
    route: createOrderChange,
    fixed: { orderId, version: order.version },
    schema: ChangeDraft,
    toInput: ({ lines: drafted, expectedDate, addressId, reason }, fixed) => {
      const lines = changedLines(order, drafted)
      return {
        ...fixed,
        reason,
        ...(lines.length > 0 ? { lines } : {}),
        ...(expectedDate && expectedDate !== order.expectedDate ? { expectedDate } : {}),
        ...(addressId ? { addressId } : {}),
      }
    },
    initial: { lines: order.lines, expectedDate: order.expectedDate ?? '' },
    labels: 'orders.change.dialog.field',
    check: ({ lines = [], expectedDate = '', addressId }) => {
      const short = order.lines.find((line) => {
        const drafted = lines.find(({ orderLineId }) => orderLineId === line.orderLineId)
        return drafted !== undefined && drafted.quantity < line.shipped + line.closed
      })
      if (short)
        return { lines: t('orders.change.dialog.tooLittle', { name: short.name, min: short.shipped + short.closed }) }
      if (lines.every(({ quantity }) => quantity === 0)) return { lines: t('orders.change.dialog.allOut') }
      const isSame =
        changedLines(order, lines).length === 0 &&
        (expectedDate === '' || expectedDate === order.expectedDate) &&
        !addressId
      return { lines: isSame ? t('orders.change.dialog.empty') : undefined }
    },
    onDone: ({ changeStatus }) => {
      toast.success(t(`orders.change.dialog.done.${changeStatus === 'approving' ? 'approving' : 'waiting'}`))
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title={t('orders.change.dialog.title')}
      submit={t('orders.change.dialog.submit')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <p>{t('orders.change.dialog.lead')}</p>
        <LineQuantities
          lines={order.lines}
          rows={form.rows('lines', 'orders.change.dialog.line')}
          noteOf={({ quantity: count, unit, shipped }) =>
            t(shipped > 0 ? 'orders.change.dialog.orderedShipped' : 'orders.change.dialog.ordered', {
              count,
              unit,
              shipped,
            })
          }
          renderAside={({ price }) => <Amount value={price} />}
          error={form.errorAt('lines')}
        />
        <Total order={order} drafted={form.values.lines ?? []} />
        <Fields
          of={form}
          fields={{
            expectedDate: { control: <DateInput min={dayFromToday(0)} /> },
            addressId: {
              wide: true,
              control: (
                <Select
                  hint={t('orders.change.dialog.keepAddress', { address: `${order.consignee} · ${order.fullAddress}` })}
                  options={addresses.map(({ addressId, consignee, fullAddress }) => ({
                    value: addressId,
                    label: `${consignee} · ${fullAddress}`,
                  }))}
                />
              ),
            },
            reason: { as: 'lines', rows: 2, wide: true },
          }}
        />
      </Stack>
    </FormDialog>
  )
}

interface TotalProps {
  readonly order: OrderDetail
  readonly drafted: ChangeDraft['lines']
}

/** Total before and after, and whether it needs approval. */
function Total({ order, drafted }: TotalProps) {
  const { t } = useTranslation()
  const after = totalAfter(order, drafted)
  if (after === null) return null
  const { total, difference, isMore } = after
  const isChanged = !isZero(difference)
  return (
    <p aria-live="polite">
      {t('orders.change.total')}{' '}
      <Changed before={<Amount value={order.amount} />} after={<Amount value={total} />} isChanged={isChanged} />{' '}
      {isChanged && t(`orders.change.dialog.${isMore ? 'more' : 'less'}`, { amount: `¥${formatMoney(difference)}` })}
    </p>
  )
}
