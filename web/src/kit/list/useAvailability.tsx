import { useTranslation } from 'react-i18next'
import type { Availability } from '#contract/kit/availability.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import type { FilterField } from './Filters.tsx'
import type { Column } from './column.ts'

interface Available {
  readonly status: Availability
}

type Counts = Readonly<Record<Availability, number>>
type OnStatus = (status: Availability | undefined) => void

/** Availability of records that can be disabled: column, filter or tabs, and tag for a list. */
export function useAvailability() {
  const { t } = useTranslation()
  const tag = (status: Availability) => (
    <StatusTag tone={status === 'active' ? 'ok' : 'mute'}>{t(`list.availability.${status}`)}</StatusTag>
  )
  const options = (['active', 'disabled'] as const).map((value) => ({ value, label: t(`list.availability.${value}`) }))
  const column: Column<Available> & { readonly title: string } = {
    key: 'status',
    title: t('list.state'),
    render: ({ status }) => tag(status),
  }
  const filter: FilterField = {
    name: 'status',
    label: t('list.state'),
    control: <Select hint={t('common.all')} options={options} />,
  }
  /** Tabs that replace the filter, for lists whose numbers are of interest. */
  const tabs = (status: Availability | undefined, counts: Counts | undefined, onStatus: OnStatus) => ({
    label: t('list.state'),
    name: 'status',
    value: status ?? '',
    onChange: (value: string) => onStatus(value === '' ? undefined : (value as Availability)),
    options: [
      { value: '', label: t('common.all'), count: counts && counts.active + counts.disabled },
      ...options.map((option) => ({ ...option, count: counts?.[option.value] })),
    ],
  })
  return { tag, column, filter, tabs, title: t('list.state') }
}
