import { useTranslation } from 'react-i18next'
import type { FilterField } from '#web/kit/list/Filters.tsx'
import { Select } from '#web/kit/select/Select.tsx'

const states = ['open', 'collected', 'awarded', 'withdrawn'] as const

export function useStatusFilter(): FilterField {
  const { t } = useTranslation()
  const options = states.map((value) => ({ value, label: t(`demands.status.${value}`) }))
  return {
    name: 'status',
    label: t('demands.field.status'),
    control: <Select hint={t('common.all')} options={options} />,
  }
}
