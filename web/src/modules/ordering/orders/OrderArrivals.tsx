import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listComments } from '#contract/ordering/comments.ts'
import { listDeliveries } from '#contract/ordering/deliveries.ts'
import { listReceipts } from '#contract/ordering/receipts.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Comments } from '#web/modules/ordering/history/Comments.tsx'
import { Deliveries } from '#web/modules/ordering/history/Deliveries.tsx'
import { Receipts } from '#web/modules/ordering/history/Receipts.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ReceiveDialog } from '#web/modules/ordering/receipts/ReceiveDialog.tsx'

/** Deliveries, receipts and comments, as far as there are any. */
export function OrderArrivals({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const { orderId } = order
  const deliveries = useRead(listDeliveries, { orderId, limit: 100 })
  const receipts = useRead(listReceipts, { orderId, limit: 100 })
  const comments = useRead(listComments, { orderId, limit: 100 })
  const [receiving, setReceiving] = useState<string>()
  const canReceive = order.can.includes('receive')
  return (
    <>
      {deliveries.records.length > 0 && (
        <Section title={t('orders.delivery.title')}>
          <Deliveries
            deliveries={deliveries.records}
            renderActions={({ deliveryId, status }) =>
              canReceive &&
              status !== 'received' && <Button onClick={() => setReceiving(deliveryId)}>{t('action.receive')}</Button>
            }
          />
        </Section>
      )}
      {receipts.records.length > 0 && (
        <Section title={t('orders.receipt.title')}>
          <Receipts receipts={receipts.records} />
        </Section>
      )}
      {comments.records.length > 0 && (
        <Section title={t('orders.comment.title')}>
          <Comments comments={comments.records} />
        </Section>
      )}
      {receiving !== undefined && (
        <Suspense>
          <ReceiveDialog orderId={orderId} deliveryId={receiving} onClose={() => setReceiving(undefined)} />
        </Suspense>
      )}
    </>
  )
}
