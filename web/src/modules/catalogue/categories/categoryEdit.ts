import type { Category } from '#contract/catalogue/categories.ts'

/** What is being written: a category, or a new one below another or at the first level. */
export type CategoryEdit = { readonly category: Category } | { readonly parent: Category | null }
