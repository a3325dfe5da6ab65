import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { approveOrder } from '#contract/ordering/orderMoves.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { useReload, useWrite } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import type { Verdict } from './verdict.ts'

interface DecisionOptions {
  /** Excluded lines. */
  readonly left: ReadonlySet<string>
  /** Page to return to after the decision. */
  readonly inbox: string
}

/** Decides about the displayed version; a newer one must be read first. */
export function useDecide({ orderId, version }: OrderDetail, { left, inbox }: DecisionOptions) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reload = useReload()
  const approve = useWrite(approveOrder, {
    onDone: (_reply, { decision }) => {
      toast.success(t(decision === 'agree' ? 'approvals.agreed' : 'approvals.rejected'))
      void navigate(inbox)
    },
  })
  const decide = (decision: Verdict, reason: string) =>
    approve.mutate(
      {
        orderId,
        version,
        decision,
        ...(reason === '' ? {} : { reason }),
        ...(decision === 'agree' && left.size > 0 ? { rejectedLineIds: [...left] } : {}),
      },
      {
        onError: (error) => {
          if (error instanceof Refused) reload()
        },
      },
    )
  return { decide, deciding: approve.isPending ? approve.variables.decision : undefined }
}
