import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { approveOrder } from '#contract/ordering/orderMoves.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { useReload, useWrite } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import type { Verdict } from './verdict.ts'

interface DecisionOptions {
  /** Lines that are left out. */
  readonly left: ReadonlySet<string>
  /** Where the decision leads back to. */
  readonly inbox: string
}

/** The decision is about the version that was read; a newer one has to be read first. */
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
