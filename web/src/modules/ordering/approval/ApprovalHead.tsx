import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { OrderStatus } from '#web/modules/ordering/parts/OrderStatus.tsx'
import css from './ApprovalPage.module.css'

interface ApprovalHeadProps {
  readonly order: OrderDetail
  readonly title: string
  readonly startedAt: string | undefined
}

export function ApprovalHead({ order, title, startedAt }: ApprovalHeadProps) {
  const { t } = useTranslation()
  return (
    <section className={`card ${css['head']}`}>
      <p className={css['no']}>
        <OrderStatus status={order.status} as="tag" /> {order.orderNo}
      </p>
      <p className={css['title']}>
        <Clamped lines={3}>{title}</Clamped>
      </p>
      <DescriptionList
        variant="strip"
        items={[
          {
            label: t('orders.amount'),
            value: (
              <span className={css['amount']}>
                <Amount value={order.amount} />
              </span>
            ),
          },
          { label: t('approvals.applicant'), value: `${order.buyerName} · ${order.deptName}` },
          { label: t('orders.vendor'), value: order.supplierName },
          { label: t('approvals.submitted'), value: startedAt === undefined ? '-' : <Brief at={startedAt} /> },
        ]}
      />
    </section>
  )
}
