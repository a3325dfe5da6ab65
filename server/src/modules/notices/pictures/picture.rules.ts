import { addressOfArticlePicture, keyOfArticlePicture } from '#contract/notices/pictures.ts'

/** Keys of the pictures in a text, without duplicates. */
export const picturesIn = (content: string): string[] => [
  ...new Set([...content.matchAll(/<img [^>]*?src="([^"]*)"/g)].flatMap(([, at]) => keyOfArticlePicture(at!) ?? [])),
]

/** Address of a cover, or empty. */
export const coverOf = ({ cover_key: key }: { readonly cover_key: string }): string =>
  key === '' ? '' : addressOfArticlePicture(key)
