import { keyOfPicture } from '#contract/pictures.ts'
import type { ProductDraft } from '#contract/products.ts'

/** The pictures that were brought in here and that a draft names, each once. */
export function keysIn({ pictures, skus }: Pick<ProductDraft, 'pictures' | 'skus'>): string[] {
  const all = [...pictures, ...skus.map(({ picture }) => picture)]
  return [...new Set(all.flatMap((picture) => keyOfPicture(picture) ?? []))]
}
