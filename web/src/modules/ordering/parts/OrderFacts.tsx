import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { maskMobile } from '#contract/kit/format.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { buyingDepartmentOf, type SourceProject } from '#contract/ordering/orderSummary.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { type DescriptionItem, DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { secondOf } from '#web/kit/format/time.ts'

interface OrderFactsProps {
  readonly order: OrderDetail
  /** Suppliers see the consignee's full number, to call; the purpose is shown only to buyers. */
  readonly reader: 'buyer' | 'supplier'
}

/** Project that awarded an order: links to its result, or to the supplier's own. */
function ProjectLink({ project, reader }: { readonly project: SourceProject; readonly reader: 'buyer' | 'supplier' }) {
  const { projectId, projectNo, title, isVisible } = project
  const text = `${projectNo} · ${title}`
  if (!isVisible) return text
  const to = reader === 'buyer' ? `/resultNoticeByApply?inquiryId=${projectId}` : `/supplierResult?id=${projectId}`
  return <Link to={to}>{text}</Link>
}

/** Facts of an order: people, address, payment, purpose. */
export function OrderFacts({ order, reader }: OrderFactsProps) {
  const { t } = useTranslation()
  const payment = t(`orders.payment.${order.paymentMethod}`)
  const { title, taxNo, invoiceType } = order.invoiceTitle
  const { project } = order
  const isBuyer = reader === 'buyer'
  const facts: DescriptionItem[] = [
    isBuyer
      ? { label: t('orders.vendor'), value: order.supplierName }
      : { label: t('orders.company'), value: buyingDepartmentOf(order), wide: true },
    { label: t('orders.buyer'), value: order.buyerName },
    ...(isBuyer ? [{ label: t('orders.dept'), value: order.deptName }] : []),
    {
      label: t('orders.consignee'),
      value: `${order.consignee} ${isBuyer ? maskMobile(order.mobile) : order.mobile}`,
    },
    {
      label: t('orders.paymentMethod'),
      value:
        isBuyer && order.awaitsPayment ? (
          <>
            {payment} <Link to={`/onlinePayment?id=${order.orderId}`}>{t('orders.payNow')}</Link>
          </>
        ) : order.termDays === null ? (
          payment
        ) : (
          t('orders.termDays', { method: payment, count: order.termDays })
        ),
    },
    { label: t('orders.time'), value: secondOf(order.submittedAt ?? order.createdAt) },
    { label: t('orders.expected'), value: order.expectedDate ?? '' },
    ...(project === null
      ? []
      : [{ label: t('orders.project'), value: <ProjectLink project={project} reader={reader} />, wide: true }]),
    { label: t('orders.goodsAmount'), value: <Amount value={order.goodsAmount} /> },
    { label: t('orders.freight'), value: <Amount value={order.freight} /> },
    { label: t('orders.taxAmount'), value: <Amount value={order.taxAmount} /> },
    ...(order.pointsAmount === null || order.pointsAmount === '0.00'
      ? []
      : [{ label: t('orders.pointsAmount'), value: <Amount value={order.pointsAmount} /> }]),
    { label: t('orders.address'), value: order.fullAddress, wide: true },
    {
      label: t('orders.invoiceTitle'),
      value: title === '' ? '' : `${title} · ${taxNo} · ${t(`orders.invoiceType.${invoiceType}`)}`,
      wide: true,
    },
    ...(isBuyer ? [{ label: t('orders.purpose'), value: order.purpose, wide: true }] : []),
    ...(order.needsInspection ? [{ label: t('orders.inspection'), value: t('orders.inspectionWanted') }] : []),
    { label: t('orders.remark'), value: order.remark, wide: true },
    ...(order.attachments.length > 0
      ? [{ label: t('common.upload.attachments'), value: <AttachmentList files={order.attachments} />, wide: true }]
      : []),
  ]
  return <DescriptionList items={facts} />
}
