import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recallApproval, remindApprovers } from '#contract/approvals/approvalActions.ts'
import type { ApprovalRound } from '#contract/approvals/approvals.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { AddApproverDialog } from './AddApproverDialog.tsx'
import { CommentDialog } from './CommentDialog.tsx'
import { Comments } from './Comments.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'

const dialogs = { addApprover: AddApproverDialog, returnTo: ReturnDialog, comment: CommentDialog } as const

/** What a participant does with a round beside deciding: ask others, return, recall, remind, comment. */
export function RoundActions({ round }: { readonly round: ApprovalRound }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<keyof typeof dialogs>()
  const done = () => toast.success(t('common.done'))
  const recall = useWrite(recallApproval, { onDone: done })
  const remind = useWrite(remindApprovers, { onDone: () => toast.success(t('approvalActions.reminded')) })
  const { instanceId, actions } = round
  const Opened = opened && dialogs[opened]
  const askToRecall = async () => {
    const confirmation = { title: t('approvalActions.action.recall'), text: t('approvalActions.recallText') }
    const answer = { ok: t('approvalActions.action.recall'), cancel: t('common.cancel') }
    if (await confirm({ ...confirmation, ...answer, danger: true })) recall.mutate({ instanceId })
  }
  return (
    <>
      <Comments comments={round.comments} />
      {actions.length > 0 && (
        <RowActions>
          {actions.map((action) => (
            <Button
              key={action}
              variant="text"
              disabled={recall.isPending || remind.isPending}
              onClick={() => {
                if (action === 'recall') void askToRecall()
                else if (action === 'remind') remind.mutate({ instanceId })
                else setOpened(action)
              }}
            >
              {t(`approvalActions.action.${action}`)}
            </Button>
          ))}
        </RowActions>
      )}
      {Opened && <Opened round={round} onClose={() => setOpened(undefined)} />}
    </>
  )
}
