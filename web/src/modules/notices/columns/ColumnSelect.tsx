import { useTranslation } from 'react-i18next'
import { type Column, listColumns } from '#contract/notices/columns.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Select } from '#web/kit/select/Select.tsx'

/** All columns in tree order; a tenant has some dozens. */
export const useColumns = (): readonly Column[] => useRead(listColumns, { limit: 50 }).records

/** Name of a column in the person's language. */
export function useColumnName(): (column: { readonly name: string; readonly enName: string }) => string {
  const isEnglish = useLocale() === 'en_US'
  return ({ name, enName }) => (isEnglish && enName !== '' ? enName : name)
}

interface ColumnSelectProps extends ControlProps {
  /** Excludes this column and its subtree. */
  readonly without?: string
  /** Only columns that may have children. */
  readonly isParent?: boolean
}

/** Select of enabled columns, in tree order. */
export function ColumnSelect({ value, onChange, without, isParent = false, ...aria }: ColumnSelectProps) {
  const { t } = useTranslation()
  const nameOf = useColumnName()
  const columns = useColumns()
  const below = new Set<string>(without === undefined ? [] : [without])
  for (const { id, pid } of columns) if (pid !== null && below.has(pid)) below.add(id)
  const offered = columns.filter(
    ({ id, status, level }) => status === 'active' && !below.has(id) && !(isParent && level > 2),
  )
  return (
    <Select
      {...aria}
      value={value ?? ''}
      hint={isParent ? t('columns.top') : t('columns.choose')}
      options={offered.map((column) => ({
        value: column.id,
        label: `${'　'.repeat(column.level - 1)}${nameOf(column)}`,
      }))}
      onChange={(next) => onChange?.(next === '' ? null : next)}
    />
  )
}
