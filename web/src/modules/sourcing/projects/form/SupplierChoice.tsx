import { useTranslation } from 'react-i18next'
import { maxInvited } from '#contract/sourcing/projectDraft.ts'
import { listInvitable } from '#contract/sourcing/projects.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { type ChoiceProps, SearchChoice, useSearch } from '../../choice/SearchChoice.tsx'

/** Choice of invited suppliers, by name; selected ones stay visible. */
export function SupplierChoice(choice: ChoiceProps) {
  const { t } = useTranslation()
  const { keyword, search } = useSearch()
  const found = useOptionalRead(listInvitable, keyword)
  return (
    <SearchChoice
      {...choice}
      label={t('projects.field.invitedIds')}
      hint={t('controls.chosen', { count: choice.chosen.length })}
      placeholder={t('projectForm.findSupplier')}
      none={t('projectForm.noSupplier')}
      max={maxInvited}
      required
      search={search}
      found={found?.map(({ id, name, region }) => ({ id, name, note: region }))}
    />
  )
}
