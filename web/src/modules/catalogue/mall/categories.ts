import { type CategoryTree, queryCatalogList } from '#contract/catalogue/catalogue.ts'
import { usePeek } from '#web/kit/api.ts'

export { useName as useCategoryName } from '#web/kit/useName.ts'

/** The tree of the mall; empty until it is known. */
export const useCategories = (): readonly CategoryTree[] => usePeek(queryCatalogList, {}) ?? []
