import { useTranslation } from 'react-i18next'
import { Day, Optional, shape } from '#contract/kit/schema.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { buyingDepartmentOf, type OrderSummary } from '#contract/ordering/orderSummary.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'

interface AcceptDialogProps {
  readonly order: OrderSummary
  readonly onClose: () => void
}

const AcceptanceDraft = shape({ promisedDate: Optional(Day) })

/** Dialog to accept an order unchanged, optionally with a promised date. */
export function AcceptDialog({ order, onClose }: AcceptDialogProps) {
  const { t } = useTranslation()
  const today = dayFromToday(0)
  const { orderId, version, expectedDate } = order
  const form = useForm({
    route: moveOrder,
    fixed: { orderId, version },
    schema: AcceptanceDraft,
    toInput: (draft, fixed) => ({ ...fixed, action: 'accept' as const, ...draft }),
    initial: { promisedDate: expectedDate !== null && expectedDate >= today ? expectedDate : '' },
    labels: 'fulfilment.accept.field',
    onDone: () => {
      toast.success(t('fulfilment.done.accept'))
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title={t('fulfilment.accept.title')}
      submit={t('action.accept')}
      width={480}
      onClose={onClose}
    >
      <Stack>
        <p>{t('fulfilment.accept.text')}</p>
        <DescriptionList
          items={[
            { label: t('orders.no'), value: order.orderNo, wide: true },
            { label: t('orders.company'), value: buyingDepartmentOf(order), wide: true },
            { label: t('orders.amount'), value: <Amount value={order.amount} />, wide: true },
            { label: t('orders.expected'), value: expectedDate ?? '', wide: true },
          ]}
        />
        <Fields
          of={form}
          columns={1}
          fields={{
            promisedDate: {
              control: <DateInput min={today} max={expectedDate ?? undefined} />,
              hint: expectedDate === null ? undefined : t('fulfilment.accept.hint'),
            },
          }}
        />
      </Stack>
    </FormDialog>
  )
}
