import { useTranslation } from 'react-i18next'
import { listComments, replyComment } from '#contract/ordering/comments.ts'
import { listDeliveries } from '#contract/ordering/deliveries.ts'
import { listReceipts } from '#contract/ordering/receipts.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Comments } from '#web/modules/ordering/history/Comments.tsx'
import { Deliveries } from '#web/modules/ordering/history/Deliveries.tsx'
import { Receipts } from '#web/modules/ordering/history/Receipts.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ReplyForm } from './ReplyForm.tsx'

export function Arrivals({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const may = useMay()
  const deliveries = useRead(listDeliveries, { orderId, limit: 100 })
  const receipts = useRead(listReceipts, { orderId, limit: 100 })
  const comments = useRead(listComments, { orderId, limit: 100 })
  const reply = useWrite(replyComment)
  return (
    <>
      {deliveries.records.length > 0 && (
        <Section title={t('orders.delivery.title')}>
          <Deliveries deliveries={deliveries.records} />
        </Section>
      )}
      {receipts.records.length > 0 && (
        <Section title={t('orders.receipt.title')}>
          <Receipts receipts={receipts.records} />
        </Section>
      )}
      {comments.records.length > 0 && (
        <Section title={t('orders.comment.title')}>
          <Comments
            comments={comments.records}
            renderActions={({ commentId, reply: answer }) =>
              answer === '' &&
              may('supplierOrder.accept') && (
                <ReplyForm
                  busy={reply.isPending && reply.variables.commentId === commentId}
                  onReply={(text) => reply.mutate({ commentId, text })}
                />
              )
            }
          />
        </Section>
      )}
    </>
  )
}
