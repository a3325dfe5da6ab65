import { useTranslation } from 'react-i18next'
import { listInsightScopes } from '#contract/insight/cockpit.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'
import type { FilterField } from '#web/kit/list/Filters.tsx'
import { Select } from '#web/kit/select/Select.tsx'

/** Filters of the lists behind figures: days, department, category and supplier. */
export function useEntryFilters(shown: readonly ('categoryId' | 'supplierId')[]): readonly FilterField[] {
  const { t } = useTranslation()
  const nameOf = useName()
  const scopes = useOptionalRead(listInsightScopes, {})
  const all = t('common.all')
  return [
    {
      name: 'since',
      until: 'until',
      label: t('insight.filter.days'),
      ends: { from: t('insight.filter.since'), to: t('insight.filter.until') },
    },
    {
      name: 'deptId',
      label: t('insight.filter.deptId'),
      control: (
        <Select hint={all} options={(scopes?.departments ?? []).map(({ id, name }) => ({ value: id, label: name }))} />
      ),
    },
    ...(shown.includes('categoryId')
      ? [
          {
            name: 'categoryId',
            label: t('insight.filter.categoryId'),
            control: (
              <Select
                hint={all}
                options={(scopes?.categories ?? []).map((each) => ({ value: each.id, label: nameOf(each) }))}
              />
            ),
          },
        ]
      : []),
    ...(shown.includes('supplierId')
      ? [
          {
            name: 'supplierId',
            label: t('insight.filter.supplierId'),
            control: (
              <Select
                hint={all}
                options={(scopes?.suppliers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
            ),
          },
        ]
      : []),
  ]
}
