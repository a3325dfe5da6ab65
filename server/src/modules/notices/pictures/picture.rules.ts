import { addressOfArticlePicture, keyOfArticlePicture } from '#contract/notices/pictures.ts'

/** The keys of the pictures that a text shows, each once. */
export const picturesIn = (content: string): string[] => [
  ...new Set([...content.matchAll(/<img [^>]*?src="([^"]*)"/g)].flatMap(([, at]) => keyOfArticlePicture(at!) ?? [])),
]

/** The address of a cover, or nothing. */
export const coverOf = ({ cover_key: key }: { readonly cover_key: string }): string =>
  key === '' ? '' : addressOfArticlePicture(key)
