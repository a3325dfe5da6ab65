import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { decideProject, type Project } from '#contract/sourcing/projects.ts'
import { useReload, useWrite } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Decision } from '#web/modules/approvals/Decision.tsx'

interface ProjectDecisionProps {
  readonly project: Project
  /** Page to return to after the decision. */
  readonly inbox: string
  readonly instanceId: string
}

/** Decision of the approver about the displayed version; a newer one must be read first. */
export function ProjectDecision({ project: { id, version, state }, inbox, instanceId }: ProjectDecisionProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reload = useReload()
  const write = useWrite(decideProject, {
    onDone: (_, { decision }) => {
      toast.success(t(decision === 'agree' ? 'approvals.agreed' : 'approvals.rejected'))
      void navigate(inbox)
    },
  })
  return (
    <Decision
      decide={(decision, opinion) =>
        write.mutate({ id, version, decision, opinion }, { onError: (error) => error instanceof Refused && reload() })
      }
      deciding={write.isPending ? write.variables.decision : undefined}
      inbox={inbox}
      instanceId={instanceId}
      rejection={
        state === '6'
          ? { title: t('projects.rejectAwardTitle'), text: t('projects.rejectAwardText') }
          : { title: t('projects.rejectTitle'), text: t('projects.rejectText') }
      }
    />
  )
}
