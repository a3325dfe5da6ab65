import { useTranslation } from 'react-i18next'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { DateTimeInput } from '#web/kit/date/DateTimeInput.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { asksDeposit } from './draft.ts'
import css from './Editor.module.css'
import { FormSection } from './FormSection.tsx'
import { SupplierChoice } from './SupplierChoice.tsx'

interface ParticipantsSectionProps {
  readonly form: Form<ProjectDraft>
  /** Names of suppliers invited before. */
  readonly invited: readonly { readonly id: string; readonly name: string }[]
}

/** Eligible suppliers and requirements. */
export function ParticipantsSection({ form, invited }: ParticipantsSectionProps) {
  const { t } = useTranslation()
  const { scope, audit, invitedIds = [] } = form.values
  const enrolls = audit === '1'
  return (
    <FormSection name="participants">
      <Fields
        of={form}
        columns={3}
        fields={{
          scope: { optionLabel: (word) => t(`projects.field.scope.options.${word}`) },
          audit: { optionLabel: (word) => t(`projects.field.audit.options.${word}`) },
          minSuppliers: { hint: t(enrolls ? 'projectForm.minEnrolled' : 'projectForm.minQuoted') },
        }}
      />
      {scope === 'invited' && (
        <div className={css['group']}>
          <SupplierChoice
            chosen={invitedIds}
            known={invited}
            error={form.errorAt('invitedIds')}
            onChange={(ids) => form.set({ invitedIds: [...ids] })}
          />
        </div>
      )}
      {enrolls && (
        <div className={css['group']}>
          <Fields
            of={form}
            columns={3}
            fields={{
              enrolRequirements: {
                wide: true,
                rows: 3,
                placeholder: t('projectForm.requirementsHint'),
                hint: t('projectForm.requirementsNote'),
              },
              depositAmount: {},
              depositDueAt: asksDeposit(form.values) && { required: true, control: <DateTimeInput /> },
              depositPayee: asksDeposit(form.values) && { required: true, wide: true },
              extendDays: { label: t('projectForm.extendDays'), hint: t('projectForm.extendHint') },
            }}
          />
        </div>
      )}
    </FormSection>
  )
}
