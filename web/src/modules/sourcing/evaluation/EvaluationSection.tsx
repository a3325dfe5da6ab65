import type { Project } from '#contract/sourcing/projects.ts'
import { maxExperts, maxSupervisors, type ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { useTranslation } from 'react-i18next'
import css from './Evaluation.module.css'
import { EvaluatorChoice } from './EvaluatorChoice.tsx'

interface EvaluationSectionProps {
  readonly form: Form<ProjectDraft>
  readonly project: Project | undefined
}

/** Form section: experts, supervisors, deadline, and whether experts see prices. */
export function EvaluationSection({ form, project }: EvaluationSectionProps) {
  const { t } = useTranslation()
  const { evaluation, expertIds = [], supervisorIds = [] } = form.values
  return (
    <div className={css['column']}>
      {evaluation === 'weighted' && (
        <>
          <EvaluatorChoice
            as="expert"
            chosen={expertIds}
            known={project?.experts ?? []}
            max={maxExperts}
            error={form.errorAt('expertIds')}
            onChange={(ids) => form.set({ expertIds: [...ids] })}
          />
          <Fields
            of={form}
            fields={{
              scoringDays: { hint: t('evaluation.daysHint') },
              expertsSeePrices: { hint: t('evaluation.pricesHint') },
            }}
          />
        </>
      )}
      <EvaluatorChoice
        as="supervisor"
        chosen={supervisorIds}
        known={project?.supervisors ?? []}
        max={maxSupervisors}
        error={form.errorAt('supervisorIds')}
        onChange={(ids) => form.set({ supervisorIds: [...ids] })}
      />
    </div>
  )
}
