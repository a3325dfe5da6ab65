import { useTranslation } from 'react-i18next'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { sendForInquiry } from '#contract/ordering/cart.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'

interface InquiryDialogProps {
  readonly lineIds: readonly string[]
  readonly onClose: () => void
}

/** Place and date of need for selected goods, which buyers collect into projects. */
export function InquiryDialog({ lineIds, onClose }: InquiryDialogProps) {
  const { t } = useTranslation()
  const addresses = useOptionalRead(queryReceiverAddress, {})
  if (addresses === undefined) return null
  const options = addresses.map(({ addressId, consignee, fullAddress }) => ({
    value: addressId,
    label: `${consignee} · ${fullAddress}`,
  }))
  return (
    <RouteFormDialog
      route={sendForInquiry}
      labels="ordering.cart.inquiry.field"
      fixed={{ lineIds: [...lineIds] }}
      initial={addresses[0] ? { addressId: addresses[0].addressId } : {}}
      title={t('ordering.cart.inquiry.title')}
      note={<p>{t('ordering.cart.inquiry.note', { count: lineIds.length })}</p>}
      fields={{
        addressId: { wide: true, control: <Select hint={t('common.choose')} options={options} /> },
        needDate: { control: <DateInput min={dayFromToday(0)} /> },
        remark: { wide: true, as: 'line' },
      }}
      onClose={onClose}
      onDone={({ demands }) => toast.success(t('ordering.cart.inquiry.done', { count: demands }))}
    />
  )
}
