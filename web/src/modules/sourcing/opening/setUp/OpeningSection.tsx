import { useTranslation } from 'react-i18next'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { sharesOf } from '#contract/sourcing/sealModes.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { OpenerChoice } from './OpenerChoice.tsx'
import css from './SetUp.module.css'

interface OpeningSectionProps {
  readonly form: Form<ProjectDraft>
  /** Names of openers selected before. */
  readonly openers: readonly { readonly id: string; readonly name: string }[]
}

/** Form section: openers of the quotes, and how many of them are required. */
export function OpeningSection({ form, openers }: OpeningSectionProps) {
  const { t } = useTranslation()
  const { sealMode = 'automatic', openerIds = [], openersNeeded } = form.values
  const n = sharesOf({ sealMode, openerIds })
  const isByPeople = sealMode !== 'automatic'
  return (
    <div className={css['column']}>
      <Fields
        of={form}
        fields={{
          sealMode: { optionLabel: (word) => t(`projects.field.sealMode.options.${word}`) },
          ...(isByPeople ? { openersNeeded: { hint: t('opening.setUp.needed', { n, k: openersNeeded || n }) } } : {}),
        }}
      />
      <Alert tone={isByPeople ? 'info' : 'warn'}>{t(`opening.setUp.text.${sealMode}`)}</Alert>
      {isByPeople && (
        <OpenerChoice
          chosen={openerIds}
          known={openers}
          error={form.errorAt('openerIds') ?? form.errorAt('openersNeeded')}
          onChange={(ids) => form.set({ openerIds: [...ids] })}
        />
      )}
    </div>
  )
}
