import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Comment, listComments } from '#contract/ordering/comments.ts'
import { type Delivery, listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { orderTracking } from '#contract/ordering/delivery/tracking.ts'
import { listReceipts } from '#contract/ordering/delivery/receipts.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Comments } from './Comments.tsx'
import { Deliveries } from './Deliveries.tsx'
import { Receipts } from './Receipts.tsx'

interface ArrivalSectionsProps {
  readonly orderId: string
  readonly renderDeliveryActions?: (delivery: Delivery) => ReactNode
  readonly renderCommentActions?: (comment: Comment) => ReactNode
}

/** Deliveries, receipts and reviews of an order; sections without content are omitted. */
export function ArrivalSections({ orderId, renderDeliveryActions, renderCommentActions }: ArrivalSectionsProps) {
  const { t } = useTranslation()
  const deliveries = useRead(listDeliveries, { orderId, limit: 100 }).records
  const receipts = useRead(listReceipts, { orderId, limit: 100 }).records
  const parcels = useOptionalRead(orderTracking, { orderId }, deliveries.length > 0) ?? []
  const comments = useRead(listComments, { orderId, limit: 100 }).records
  return (
    <>
      {deliveries.length > 0 && (
        <Section title={t('orders.delivery.title')}>
          <Deliveries
            deliveries={deliveries}
            parcels={parcels}
            {...(renderDeliveryActions ? { renderActions: renderDeliveryActions } : {})}
          />
        </Section>
      )}
      {receipts.length > 0 && (
        <Section title={t('orders.receipt.title')}>
          <Receipts receipts={receipts} />
        </Section>
      )}
      {comments.length > 0 && (
        <Section title={t('orders.comment.title')}>
          <Comments comments={comments} {...(renderCommentActions ? { renderActions: renderCommentActions } : {})} />
        </Section>
      )}
    </>
  )
}
