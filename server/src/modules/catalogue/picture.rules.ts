import { isBroughtIn, keyOfPicture } from '#contract/pictures.ts'
import type { ProductDraft } from '#contract/products.ts'

/** The keys of the pictures that were brought in here and that a draft names, each once. What only looks like one of them is nobody's key. */
export function keysIn({ pictures, skus }: Pick<ProductDraft, 'pictures' | 'skus'>): string[] {
  const all = [...pictures, ...skus.map(({ picture }) => picture)]
  return [...new Set(all.filter(isBroughtIn).map((picture) => keyOfPicture(picture) ?? ''))]
}
