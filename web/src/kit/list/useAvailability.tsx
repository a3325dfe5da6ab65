import { useTranslation } from 'react-i18next'
import { Select } from '#web/kit/select/Select.tsx'
import type { FilterField } from './Filters.tsx'
import { useStatuses } from './useStatuses.tsx'

const tones = { active: 'ok', disabled: 'mute' } as const

/** Availability of records that can be disabled: column, filter and tag for a list. */
export function useAvailability() {
  const { t } = useTranslation()
  const { tag, column, options, title } = useStatuses(tones, (status) => t(`list.availability.${status}`))
  const filter: FilterField = {
    name: 'status',
    label: title,
    control: <Select hint={t('common.all')} options={options} />,
  }
  return { tag, column, filter, title }
}
