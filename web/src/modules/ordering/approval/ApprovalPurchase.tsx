import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'

export function ApprovalPurchase({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const payment = t(`orders.payment.${order.paymentMethod}`)
  return (
    <DescriptionList
      items={[
        { label: t('orders.purpose'), value: order.purpose, wide: true },
        { label: t('orders.expected'), value: order.expectedDate ?? '' },
        {
          label: t('orders.paymentMethod'),
          value: order.termDays === null ? payment : t('orders.termDays', { method: payment, count: order.termDays }),
        },
        { label: t('orders.consignee'), value: order.consignee },
        { label: t('orders.freight'), value: <Amount value={order.freight} /> },
        { label: t('orders.taxAmount'), value: <Amount value={order.taxAmount} /> },
        { label: t('orders.invoiceTitle'), value: order.invoiceTitle.title },
        { label: t('orders.address'), value: order.fullAddress, wide: true },
        { label: t('orders.remark'), value: order.remark, wide: true },
      ]}
    />
  )
}
