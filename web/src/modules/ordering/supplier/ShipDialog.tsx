import { useTranslation } from 'react-i18next'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { buyingDepartmentOf, type OrderSummary } from '#contract/ordering/orderSummary.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { LineQuantities } from '#web/modules/ordering/parts/LineQuantities.tsx'
import { CarrierControl } from './CarrierControl.tsx'
import { deliveryOf, isEmptyParcel, openLines, ParcelDraft, parcelOf, unshipped } from './parcel.ts'

interface ShipDialogProps {
  readonly order: OrderSummary
  readonly onClose: () => void
}

/** Dialog to ship open quantities, all or in part, with a tracking number. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: createDelivery,
    fixed: { orderId: order.orderId },
    schema: ParcelDraft,
    toInput: (draft, fixed) => ({ ...fixed, ...deliveryOf(draft) }),
    initial: parcelOf(order),
    labels: 'fulfilment.ship.field',
    check: (draft) => ({ lines: isEmptyParcel(draft) ? t('fulfilment.ship.nothing') : undefined }),
    onDone: ({ deliveryNo }) => {
      toast.success(t('fulfilment.ship.done', { deliveryNo }))
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title={`${t('fulfilment.ship.title')} ${order.orderNo}`}
      submit={t('fulfilment.ship.submit')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          items={[
            { label: t('orders.company'), value: buyingDepartmentOf(order), wide: true },
            { label: t('orders.consignee'), value: order.consignee, wide: true },
          ]}
        />
        <Fields
          of={form}
          fields={{
            carrier: { control: <CarrierControl /> },
            trackingNo: { control: <Input maxLength={60} autoCapitalize="characters" /> },
            packages: {},
            etaDate: { control: <DateInput min={dayFromToday(0)} /> },
          }}
        />
        <LineQuantities
          lines={openLines(order)}
          rows={form.rows('lines', 'fulfilment.ship.line')}
          maxOf={unshipped}
          renderBelow={(row) => <FormField field={row.field('batchNo')} as="line" placeholder={t('common.optional')} />}
          noteOf={(line) => t('fulfilment.ship.open', { count: unshipped(line), of: line.quantity, unit: line.unit })}
          error={form.errorAt('lines')}
        />
        <Fields
          of={form}
          columns={1}
          fields={{
            remark: { as: 'line', placeholder: t('common.optional') },
            attachments: { hint: t('fulfilment.ship.attachmentsHint') },
          }}
        />
      </Stack>
    </FormDialog>
  )
}
