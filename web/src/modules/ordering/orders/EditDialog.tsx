import { useTranslation } from 'react-i18next'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { getUserConfWithTenant } from '#contract/notifications/preferences.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { LineQuantities } from '#web/modules/ordering/parts/LineQuantities.tsx'
import { OrderDraft } from './edit.ts'
import { EditAllocations } from './EditAllocations.tsx'
import { useEdit } from './useEdit.ts'

const methods = ['term', 'quota', 'transfer', 'wallet'] as const

interface EditDialogProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Dialog to edit an order before it is accepted; a draft can also be submitted. */
export function EditDialog({ orderId, onClose }: EditDialogProps) {
  const { t } = useTranslation()
  const order = useRead(orderDetail, { orderId })
  const { form, saveAndSubmit } = useEdit(order, onClose)
  const addresses = useRead(queryReceiverAddress, {})
  const titles = useRead(listInvoiceTitles, {})
  const confs = useRead(getUserConfWithTenant, { typeIds: [103, 104] })
  const isOff = (type: number) => confs.some(({ typeId, val }) => typeId === type && val === '0')
  return (
    <FormDialog
      of={form}
      title={t('ordering.edit.title')}
      submit={t('ordering.edit.save')}
      width={800}
      onClose={onClose}
      {...(saveAndSubmit ? { further: { label: t('ordering.edit.saveAndSubmit'), onClick: saveAndSubmit } } : {})}
    >
      <Stack>
        <p>{t(order.project === null ? 'ordering.edit.lead' : 'ordering.edit.leadAwarded')}</p>
        {order.project === null && (
          <LineQuantities
            lines={order.lines}
            rows={form.rows('lines', 'ordering.edit.line')}
            renderAside={({ price }) => <Amount value={price} />}
            error={form.errorAt('lines')}
          />
        )}
        <EditAllocations order={order} rows={form.rows('allocations', 'ordering.edit.allocation')} />
        <Fields
          of={form}
          fields={{
            addressId: {
              wide: true,
              control: (
                <Select
                  hint={t('ordering.edit.keepAddress', { address: `${order.consignee} · ${order.fullAddress}` })}
                  options={addresses.map(({ addressId, consignee, fullAddress }) => ({
                    value: addressId,
                    label: `${consignee} · ${fullAddress}`,
                  }))}
                />
              ),
            },
            invoiceTitleId: {
              control: (
                <Select
                  hint={
                    order.invoiceTitle.title === ''
                      ? t('common.choose')
                      : t('ordering.edit.keepTitle', { title: order.invoiceTitle.title })
                  }
                  options={titles.map(({ invoiceTitleId, title }) => ({ value: invoiceTitleId, label: title }))}
                />
              ),
            },
            paymentMethod: {
              control: <Select options={methods.map((value) => ({ value, label: t(`orders.payment.${value}`) }))} />,
            },
            points: order.pointsAmount !== null && order.pointsAmount !== '0.00' && {},
            expectedDate: { control: <DateInput min={dayFromToday(0)} /> },
            ...(isOff(103) ? {} : { purpose: { as: 'line' as const }, remark: { as: 'line' as const, wide: true } }),
            ...(isOff(104)
              ? {}
              : {
                  attachments: {
                    wide: true,
                    control: <FilesInput schema={OrderDraft.properties.attachments} files={order.attachments} />,
                  },
                }),
          }}
        />
      </Stack>
    </FormDialog>
  )
}
