import { useTranslation } from 'react-i18next'
import { changeEvaluators, type Evaluation } from '#contract/sourcing/evaluation/evaluation.ts'
import { maxExperts, maxSupervisors } from '#contract/sourcing/projectDraft.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { EvaluatorChoice } from './EvaluatorChoice.tsx'

interface EvaluatorsDialogProps {
  readonly project: Project
  readonly evaluation: Evaluation
  readonly onClose: () => void
}

/** Dialog to set experts and supervisors; after the opening with a reason, which is recorded. */
export function EvaluatorsDialog({ project, evaluation, onClose }: EvaluatorsDialogProps) {
  const { t } = useTranslation()
  const { id, version, expertIds, supervisorIds } = project
  const isOpened = evaluation.openedAt !== null
  const mayName = project.evaluation === 'weighted' && evaluation.closedAt === null
  const form = useForm({
    route: changeEvaluators,
    fixed: { id, version },
    initial: { expertIds, supervisorIds, reason: '' },
    labels: 'evaluation.field',
    check: ({ reason = '' }) => (isOpened && reason.trim() === '' ? { reason: t('evaluation.reasonNeeded') } : {}),
    onDone: () => {
      toast.success(t('evaluation.changed'))
      onClose()
    },
  })
  const { expertIds: experts = [], supervisorIds: supervisors = [] } = form.values
  return (
    <FormDialog of={form} title={t('evaluation.change')} onClose={onClose}>
      <Stack>
        {isOpened && <Alert tone="info">{t('evaluation.changeText')}</Alert>}
        {mayName && (
          <EvaluatorChoice
            as="expert"
            chosen={experts}
            known={project.experts}
            max={maxExperts}
            error={form.errorAt('expertIds')}
            onChange={(ids) => form.set({ expertIds: [...ids] })}
          />
        )}
        <EvaluatorChoice
          as="supervisor"
          chosen={supervisors}
          known={project.supervisors}
          max={maxSupervisors}
          error={form.errorAt('supervisorIds')}
          onChange={(ids) => form.set({ supervisorIds: [...ids] })}
        />
        <Fields of={form} columns={1} fields={{ reason: { placeholder: t('evaluation.reasonHint') } }} />
      </Stack>
    </FormDialog>
  )
}
