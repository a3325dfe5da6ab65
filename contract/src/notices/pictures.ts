import { route } from '#contract/kit/route.ts'
import { Done, Nothing, shape, Type } from '#contract/kit/schema.ts'

/** Pictures of articles, in the text and as covers; visible to those who may read the article. */

const folder = '/portalent/api/article/picture/'
/** Pattern of an article picture's address. */
export const articlePictureAddress = `^${folder}(?<key>[0-9a-f]{40})\\.webp$`
const address = new RegExp(articlePictureAddress)
export const addressOfArticlePicture = (key: string): string => `${folder}${key}.webp`
/** Cover address; empty if there is none. */
export const ArticleCover = Type.String({ maxLength: 200, pattern: `^$|${articlePictureAddress}` })
export const keyOfArticlePicture = (picture: string): string | undefined => address.exec(picture)?.groups?.['key']

export const uploadArticlePicture = route({
  method: 'POST',
  path: '/portalent/api/article/uploadPicture',
  access: 'article.manage',
  entrances: ['operator'],
  steps: true,
  rateLimit: 'picture',
  upload: { accept: ['.jpg', '.jpeg', '.png'], maxBytes: 20 * 1024 * 1024 },
  summary:
    'Upload a picture of an article (multipart, field `file`); it is scaled to at most 1600 × 1600 pixels, visible only to its owner until an article uses it, and otherwise deleted after a day',
  input: Nothing,
  reply: shape({ picture: Type.String({ description: 'address, for the text or the cover of an article' }) }),
})
export const showArticlePicture = route({
  method: 'GET',
  path: `${folder}:name`,
  // Available while the portal is off, because the login page shows articles then, too.
  access: 'public',
  download: true,
  summary: 'Download a picture of an article, for its readers, authors and reviewers',
  input: shape({ name: Type.String({ pattern: '^[0-9a-f]{40}\\.webp$' }) }),
  reply: Done,
})
