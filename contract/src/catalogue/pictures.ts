import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Nothing, shape, Type } from '#contract/kit/schema.ts'

/** Pictures of goods: uploaded by suppliers, visible to everyone who sees the goods. */

const folder = '/orderrest/api/goodsPicture/'
/** Pattern of an uploaded picture's address. */
export const pictureAddress = `^${folder}(?<key>[0-9a-f]{40})\\.webp$`
const address = new RegExp(pictureAddress)

/** Address of a picture, as stored in products, SKUs and order lines. */
export const addressOfPicture = (key: string): string => `${folder}${key}.webp`
/** Whether the address has the form of an uploaded picture. */
export const isBroughtIn = (picture: string): boolean => picture.startsWith(folder)
/** Storage key of an uploaded picture; undefined for any other address. */
export const keyOfPicture = (picture: string): string | undefined => address.exec(picture)?.groups?.['key']
/** Address of the thumbnail, at most 480 × 480 pixels; external pictures have one size. */
export const smallPicture = (picture: string): string => {
  const key = keyOfPicture(picture)
  return key === undefined ? picture : `${folder}${key}-small.webp`
}

export const uploadPicture = route({
  method: 'POST',
  path: '/orderrest/api/goodsPicture/upload',
  access: 'product.manage',
  steps: true,
  rateLimit: 'picture',
  upload: { accept: ['.jpg', '.jpeg', '.png'], maxBytes: 10 * 1024 * 1024 },
  summary:
    'Upload a picture of goods (multipart, field `file`); it is scaled to at most 1600 × 1600 pixels, stripped of camera metadata, and deleted after a day unless a product uses it',
  input: Nothing,
  reply: shape({ picture: Type.String({ description: 'address, for a product or a SKU' }) }),
})

export const showPicture = route({
  method: 'GET',
  path: `${folder}:name`,
  access: 'public',
  download: true,
  summary: 'Download a picture of goods; cacheable for a year, because the content of an address never changes',
  input: shape({
    name: Type.String({
      pattern: '^[0-9a-f]{40}(-small)?\\.webp$',
      description: 'storage key; with `-small` the thumbnail',
    }),
  }),
  reply: Done,
})

export const picturesRefusals = {
  'picture.gone': [30421, '图片不存在或已过期，请重新上传', "The image doesn't exist or has expired. Upload it again."],
} as const satisfies Refusals
