import { useTranslation } from 'react-i18next'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import { pathIn } from '#web/kit/admin/tree.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'

/** Categories in which a company sells, of the first two levels. */
export function CategoriesSelect(control: ControlProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const all = useOptionalRead(listCatalogs, {}) ?? []
  const options = all
    .filter(({ treeDepth }) => treeDepth <= 2)
    .map(({ id }) => ({
      value: id,
      label: pathIn(all, id)
        .map((category) => nameOf(category))
        .join(' / '),
    }))
  return <MultiSelect {...control} options={options} max={20} placeholder={t('common.choose')} />
}
