import { useTranslation } from 'react-i18next'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import type { Column } from './column.ts'

interface StatusTabs<S extends string> {
  readonly status: S | undefined
  readonly counts: Readonly<Record<S, number>> | undefined
  /** Statuses that have a tab; default: all. */
  readonly shown?: readonly S[]
  readonly onChange: (status: S | undefined) => void
}

/** Statuses of records with their tones and labels: tag, column, options of a filter, and tabs with counts. */
export function useStatuses<S extends string>(tones: Readonly<Record<S, Tone>>, labelOf: (status: S) => string) {
  const { t } = useTranslation()
  const title = t('list.state')
  const tag = (status: S) => <StatusTag tone={tones[status]}>{labelOf(status)}</StatusTag>
  const column: Column<{ readonly status: S }> & { readonly title: string } = {
    key: 'status',
    title,
    render: ({ status }) => tag(status),
  }
  const all = Object.keys(tones) as S[]
  const optionsOf = (statuses: readonly S[]) => statuses.map((value) => ({ value, label: labelOf(value) }))
  /** Tabs that replace the filter, for lists whose numbers are of interest. */
  const tabs = ({ status, counts, shown = all, onChange }: StatusTabs<S>) => ({
    label: title,
    name: 'status',
    value: status ?? '',
    onChange: (value: string) => onChange(all.find((each) => each === value)),
    options: [
      { value: '', label: t('common.all'), count: counts && all.reduce((sum, each) => sum + counts[each], 0) },
      ...optionsOf(shown).map((option) => ({ ...option, count: counts?.[option.value] })),
    ],
  })
  return { tag, column, options: optionsOf(all), tabs, title }
}
