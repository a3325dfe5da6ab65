import { type CategoryTree, queryCatalogList } from '#contract/catalogue.ts'
import { usePeek } from '#web/kit/api.ts'
import { useLocale } from '#web/kit/preferences.ts'

/** The tree of the mall; empty until it is known. */
export const useCategories = (): readonly CategoryTree[] => usePeek(queryCatalogList, {}) ?? []

/** A category's name in the reader's language. */
export function useCategoryName(): (category: { readonly name: string; readonly enName: string }) => string {
  const english = useLocale() === 'en_US'
  return ({ name, enName }) => (english && enName !== '' ? enName : name)
}
