import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Nothing, shape, Type } from '#contract/kit/schema.ts'

/** Pictures of goods: suppliers bring them in, and anyone who sees the goods sees them. */

const folder = '/orderrest/api/goodsPicture/'
/** A pattern for the address of a picture that was brought in. */
export const pictureAddress = `^${folder}(?<key>[0-9a-f]{40})\\.webp$`
const address = new RegExp(pictureAddress)

/** Where a picture is seen; what a product, a SKU and a line of an order say of it. */
export const addressOfPicture = (key: string): string => `${folder}${key}.webp`
/** Whether the address is one of a picture that was brought in here, or pretends to be. */
export const isBroughtIn = (picture: string): boolean => picture.startsWith(folder)
/** The key of a picture that was brought in; undefined for any other address. */
export const keyOfPicture = (picture: string): string | undefined => address.exec(picture)?.groups?.['key']
/** The same picture for a list: at most 480 pixels wide and high. Pictures of another origin have one size. */
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
    'Takes a picture of goods (multipart, field `file`), at most 1600 pixels wide and high of it, without what a camera wrote into it. One that no product uses is gone after a day.',
  input: Nothing,
  reply: shape({ picture: Type.String({ description: 'its address, for a product or a SKU' }) }),
})

export const showPicture = route({
  method: 'GET',
  path: `${folder}:name`,
  access: 'public',
  download: true,
  summary: 'Gives a picture of goods, to be kept for a year: what is under an address never changes.',
  input: shape({
    name: Type.String({ pattern: '^[0-9a-f]{40}(-small)?\\.webp$', description: 'the key, and `-small` for lists' }),
  }),
  reply: Done,
})

export const picturesRefusals = {
  'picture.gone': [30421, '图片不存在或已过期，请重新上传', "The image doesn't exist or has expired. Upload it again."],
} as const satisfies Refusals
