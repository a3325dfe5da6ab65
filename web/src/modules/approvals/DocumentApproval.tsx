import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type ApprovalEntity, getTimeline } from '#contract/approvals/approvals.ts'
import { decideTask } from '#contract/approvals/approvalTasks.ts'
import { useOptionalRead, useReload, useWrite } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { ApprovalRounds } from './ApprovalRounds.tsx'
import { Decision } from './Decision.tsx'
import { useNeighbours } from './useNeighbours.ts'

interface DocumentApprovalProps {
  readonly entity: ApprovalEntity
  readonly id: string
  /** Title of the section, if a page has several approvals; default: that of any approval. */
  readonly title?: string
}

/** Approval of a document and its changes, with the decision of its approver. */
export function DocumentApproval({ entity, id, title }: DocumentApprovalProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reload = useReload()
  const { inbox } = useNeighbours()
  const rounds = useOptionalRead(getTimeline, { entity, entityId: id })
  const decide = useWrite(decideTask, {
    onDone: (_, { decision }) => {
      toast.success(t(decision === 'agree' ? 'approvals.agreed' : 'approvals.rejected'))
      void navigate(inbox)
    },
  })
  const round = rounds?.at(-1)
  if (!rounds || !round) return null
  return (
    <>
      {round.can.length > 0 && (
        <Decision
          decide={(decision, opinion) =>
            decide.mutate(
              { instanceId: round.instanceId, docVersion: round.docVersion, decision, opinion },
              { onError: (error) => error instanceof Refused && reload() },
            )
          }
          deciding={decide.isPending ? decide.variables.decision : undefined}
          inbox={inbox}
          instanceId={round.instanceId}
        />
      )}
      <Section title={title ?? t('approvalProgress.title')}>
        <ApprovalRounds rounds={rounds} />
      </Section>
    </>
  )
}
