import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#contract/kit/calendar.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { DateTimeInput } from '#web/kit/date/DateTimeInput.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FormSection } from './FormSection.tsx'
import { suggestedTimes } from './suggestedTimes.ts'

/** Times of publication, enrolment, questions and quotes. */
export function TimesSection({ form }: { readonly form: Form<ProjectDraft> }) {
  const { t } = useTranslation()
  const { audit = '1' } = form.values
  const enrolls = audit === '1'
  const [min] = useState(() => dayOf(new Date()))
  const begins = <DateTimeInput defaultTime="09:00" min={min} />
  const ends = <DateTimeInput min={min} />
  return (
    <FormSection
      name="times"
      note={t('projectForm.timesNote')}
      actions={
        <Button size="sm" onClick={() => form.set(suggestedTimes(audit, new Date()))}>
          {t('projectForm.useSuggested')}
        </Button>
      }
    >
      <Fields
        of={form}
        columns={2}
        fields={{
          enrolBeginAt: enrolls && { required: true, control: begins },
          enrolEndAt: enrolls && { required: true, control: ends },
          quoteBeginAt: { required: true, control: begins },
          quoteEndAt: { required: true, control: ends },
          questionEndAt: { control: ends, hint: t('projectForm.questionHint') },
          publishAt: { control: begins, hint: t('projectForm.publishHint') },
        }}
      />
    </FormSection>
  )
}
