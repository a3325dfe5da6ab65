import { useTranslation } from 'react-i18next'
import { objectionSubjects } from '#contract/sourcing/objections/objection.ts'
import { type ObjectionTab } from '#contract/sourcing/objections/objections.ts'
import type { FilterField } from '#web/kit/list/Filters.tsx'
import { Select } from '#web/kit/select/Select.tsx'

export const objectionTabs = ['open', 'ended', 'all'] as const satisfies readonly ObjectionTab[]

/** Filters of objection lists besides the keyword. */
export function useObjectionFilters(): readonly FilterField[] {
  const { t } = useTranslation()
  const subjects = objectionSubjects.map((value) => ({ value, label: t(`objections.field.subject.options.${value}`) }))
  return [
    {
      name: 'subject',
      label: t('objections.field.subject.label'),
      control: <Select hint={t('common.all')} options={subjects} />,
    },
  ]
}
