import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { buyingDepartmentOf } from '#contract/ordering/orderSummary.ts'
import { orderTimeline } from '#contract/ordering/timeline.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import css from '#web/kit/layout/DocumentHead.module.css'
import { Due, OrderStatus } from './OrderStatus.tsx'
import { type Milestone, passageOf, timesOf } from './status.ts'

interface OrderHeadProps {
  readonly order: OrderDetail
  readonly reader: 'buyer' | 'supplier'
  readonly actions: ReactNode
}

/** Head of an order's page: number, status, steps, main facts and actions. */
export function OrderHead({ order, reader, actions }: OrderHeadProps) {
  const { t } = useTranslation()
  const entries = useOptionalRead(orderTimeline, { orderId: order.orderId }) ?? []
  const times: Partial<Record<Milestone, string | null>> = { ...timesOf(entries), submitted: order.submittedAt }
  const other = reader === 'buyer' ? order.supplierName : buyingDepartmentOf(order)
  const at = order.submittedAt ?? order.createdAt
  const day = order.promisedDate ?? order.expectedDate
  return (
    <section className={`card ${css['head']}`}>
      <div className={css['line']}>
        <div>
          <p className={css['tags']}>
            <OrderStatus status={order.status} as="tag" />
            {order.orderType !== 'mall' && <Tag tone="ok">{t(`orders.type.${order.orderType}`)}</Tag>}
            <Due order={order} />
          </p>
          <p className={css['title']}>{other}</p>
          <p className={css['no']}>
            {t('orders.no')} {order.orderNo} <CopyButton text={order.orderNo} />
            {order.parentOrderNo !== null && `${t('orders.parent')} ${order.parentOrderNo}`}
          </p>
        </div>
        <div className={`noPrint ${css['actions']}`}>{actions}</div>
      </div>
      <Steps
        variant="rail"
        label={t('orders.steps')}
        steps={passageOf(order).map(({ milestone, state }) => ({
          key: milestone,
          label: t(`orders.milestone.${milestone}`),
          state,
          note: state === 'done' && times[milestone] ? <Brief at={times[milestone]} /> : undefined,
        }))}
      />
      <DescriptionList
        variant="strip"
        items={[
          { label: t('orders.amount'), value: <Amount value={order.amount} /> },
          { label: t('orders.quantity'), value: order.quantity },
          { label: t('orders.buyer'), value: order.buyerName },
          { label: t('orders.paymentMethod'), value: t(`orders.payment.${order.paymentMethod}`) },
          ...(day === null
            ? []
            : [{ label: t(order.promisedDate === null ? 'orders.expected' : 'orders.promised'), value: day }]),
          { label: t('orders.time'), value: <Brief at={at} /> },
        ]}
      />
    </section>
  )
}
