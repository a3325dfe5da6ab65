import { listCatalogs } from '#contract/catalogue/categories.ts'
import { pathIn } from '#web/kit/admin/tree.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'

/** Category options with the names of their ancestors. */
export function useCategoryOptions() {
  const nameOf = useName()
  const all = useOptionalRead(listCatalogs, {}) ?? []
  return all.map((category) => {
    const path = pathIn(all, category.id).slice(0, -1)
    const above = path.map(nameOf).join(' / ')
    return { value: category.id, label: nameOf(category), ...(above === '' ? {} : { note: above }) }
  })
}
