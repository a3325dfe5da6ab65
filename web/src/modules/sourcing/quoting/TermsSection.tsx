import { useTranslation } from 'react-i18next'
import type { QuoteDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import type { SealRound } from '#contract/sourcing/seal.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { earliestValidity } from './draft.ts'

interface TermsSectionProps {
  readonly form: Form<QuoteDraft>
  readonly round: SealRound
}

/** Terms of the whole quote. */
export function TermsSection({ form, round }: TermsSectionProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('quoting.terms')}>
      <Fields
        of={form}
        fields={{
          validUntil: { control: <DateInput min={earliestValidity(round.endAt)} /> },
          freight: { as: 'line' },
          remark: { wide: true, rows: 5 },
        }}
      />
    </Section>
  )
}
