import { replyComment } from '#contract/ordering/comments.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { ArrivalSections } from '#web/modules/ordering/history/ArrivalSections.tsx'
import { ReplyForm } from './ReplyForm.tsx'

/** Arrivals of an order, for its supplier, who can reply to reviews. */
export function Arrivals({ orderId }: { readonly orderId: string }) {
  const may = useMay()
  const reply = useWrite(replyComment)
  return (
    <ArrivalSections
      orderId={orderId}
      renderCommentActions={({ commentId, reply: answer }) =>
        answer === '' &&
        may('supplierOrder.accept') && (
          <ReplyForm
            busy={reply.isPending && reply.variables.commentId === commentId}
            onReply={(text) => reply.mutate({ commentId, text })}
          />
        )
      }
    />
  )
}
