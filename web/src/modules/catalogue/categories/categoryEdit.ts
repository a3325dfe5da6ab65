import type { Category } from '#contract/catalogue/categories.ts'

/** Edit of a category, or addition below a parent or at the first level. */
export type CategoryEdit = { readonly category: Category } | { readonly parent: Category | null }
