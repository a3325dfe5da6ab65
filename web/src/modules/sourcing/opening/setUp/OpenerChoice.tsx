import { useTranslation } from 'react-i18next'
import { listOpeners } from '#contract/sourcing/openers.ts'
import { maxSharers } from '#contract/sourcing/sealModes.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { type ChoiceProps, SearchChoice, useSearch } from '../../choice/SearchChoice.tsx'

/** Choice of people with an opener key, in order: the first two create the project's key. */
export function OpenerChoice(choice: ChoiceProps) {
  const { t } = useTranslation()
  const { keyword, search } = useSearch()
  const found = useOptionalRead(listOpeners, { isActive: true, ...keyword })
  const maker = t('opening.setUp.maker')
  return (
    <SearchChoice
      {...choice}
      label={t('projects.field.openerIds')}
      hint={t('opening.setUp.makers')}
      placeholder={t('opening.key.find')}
      none={t('opening.setUp.nobody')}
      max={maxSharers}
      required
      search={search}
      found={found?.map(({ personId, name, fingerprint }) => ({ id: personId, name, note: fingerprint.slice(0, 11) }))}
      tags={[maker, maker]}
    />
  )
}
