import { useTranslation } from 'react-i18next'
import type { AttemptFilter } from '#contract/sourcing/reruns/attempts.ts'
import { projectKinds } from '#contract/sourcing/projectStates.ts'
import type { FilterField } from '#web/kit/list/Filters.tsx'
import { Select } from '#web/kit/select/Select.tsx'

const attempts = ['first', 'again'] as const satisfies readonly AttemptFilter[]

/** Filters of project lists besides the keyword. */
export function useProjectFilters(): readonly FilterField[] {
  const { t } = useTranslation()
  const kinds = projectKinds.map((value) => ({ value, label: t(`projects.kind.${value}`) }))
  return [
    { name: 'kind', label: t('projects.field.kind.label'), control: <Select hint={t('common.all')} options={kinds} /> },
    {
      name: 'attempt',
      label: t('projects.rerun.filter'),
      control: (
        <Select
          hint={t('common.all')}
          options={attempts.map((value) => ({ value, label: t(`projects.rerun.of.${value}`) }))}
        />
      ),
    },
    {
      name: 'fromDay',
      until: 'toDay',
      label: t('projects.days'),
      ends: { from: t('projects.fromDay'), to: t('projects.toDay') },
    },
  ]
}
