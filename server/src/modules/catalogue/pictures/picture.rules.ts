import { isBroughtIn, keyOfPicture } from '#contract/catalogue/pictures.ts'

interface Named {
  readonly description?: string
  readonly pictures?: readonly string[]
  readonly skus: readonly { readonly picture?: string }[]
}

/** Keys of uploaded pictures that a draft names, without duplicates. A malformed address yields an empty key. */
export function keysIn({ description = '', pictures = [], skus }: Named): string[] {
  const shown = [...description.matchAll(/<img [^>]*?src="([^"]*)"/g)].map(([, address]) => address!)
  const all = [...shown, ...pictures, ...skus.map(({ picture = '' }) => picture)]
  return [...new Set(all.filter(isBroughtIn).map((picture) => keyOfPicture(picture) ?? ''))]
}
