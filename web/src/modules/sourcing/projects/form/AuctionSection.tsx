import { useTranslation } from 'react-i18next'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { FormSection } from './FormSection.tsx'

/** Auction rule, only for biddings. */
export function AuctionSection({ form }: { readonly form: Form<ProjectDraft> }) {
  const { t } = useTranslation()
  const rule = form.part('auctionRule', 'auction.field')
  const isExtended = rule.values.extensionWindow !== 0
  return (
    <FormSection name="auction" note={t('auction.note')}>
      <Fields
        of={rule}
        fields={{
          stepKind: {},
          step: {},
          stepBase: {},
          tie: {},
          visibility: {},
          extensionWindow: {},
          ...(isExtended ? { extensionMinutes: {}, mostExtensions: {} } : {}),
        }}
      />
      <ListError error={form.errorAt('auctionRule')} />
    </FormSection>
  )
}
