import { type CategoryTree, queryCatalogList } from '#contract/catalogue/categories.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'

export { useName as useCategoryName } from '#web/kit/format/useName.ts'

/** Category tree of the mall; undefined while loading. */
export const useCategoryTree = (): readonly CategoryTree[] | undefined => useOptionalRead(queryCatalogList, {})

/** Category tree of the mall; empty while loading. */
export const useCategories = (): readonly CategoryTree[] => useCategoryTree() ?? []
