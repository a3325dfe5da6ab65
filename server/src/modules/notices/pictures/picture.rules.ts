import { keyOfArticlePicture } from '#contract/notices/pictures.ts'

/** The keys of the pictures that a text shows, each once. */
export const picturesIn = (content: string): string[] => [
  ...new Set([...content.matchAll(/<img [^>]*?src="([^"]*)"/g)].flatMap(([, at]) => keyOfArticlePicture(at!) ?? [])),
]
