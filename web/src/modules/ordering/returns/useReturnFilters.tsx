import { useTranslation } from 'react-i18next'
import { returnKinds } from '#contract/ordering/returns/return.ts'
import type { FilterField } from '#web/kit/list/Filters.tsx'
import { Select } from '#web/kit/select/Select.tsx'

/** Filters of the lists of returns besides the keyword. */
export function useReturnFilters(): readonly FilterField[] {
  const { t } = useTranslation()
  const kinds = returnKinds.map((value) => ({ value, label: t(`returns.field.kind.options.${value}`) }))
  const label = t('returns.field.days')
  return [
    {
      name: 'kind',
      label: t('returns.field.kind.label'),
      control: <Select hint={t('common.all')} options={kinds} />,
    },
    { name: 'fromDay', until: 'toDay', label, ends: { from: label, to: label } },
  ]
}
