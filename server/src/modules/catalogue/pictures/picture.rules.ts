import { isBroughtIn, keyOfPicture } from '#contract/catalogue/pictures.ts'

interface Named {
  readonly description?: string
  readonly pictures?: readonly string[]
  readonly skus: readonly { readonly picture?: string }[]
}

/**
 * The keys of the pictures that were brought in here and that a draft names, each once. What only looks like one of
 * them is nobody's key.
 */
export function keysIn({ description = '', pictures = [], skus }: Named): string[] {
  const shown = [...description.matchAll(/<img [^>]*?src="([^"]*)"/g)].map(([, address]) => address!)
  const all = [...shown, ...pictures, ...skus.map(({ picture = '' }) => picture)]
  return [...new Set(all.filter(isBroughtIn).map((picture) => keyOfPicture(picture) ?? ''))]
}
