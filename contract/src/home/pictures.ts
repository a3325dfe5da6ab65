import { route } from '#contract/kit/route.ts'
import { Done, Nothing, shape, Type } from '#contract/kit/schema.ts'

const folder = '/portalent/api/portalHome/picture/'
/** Pattern of a home page picture's address. */
export const pictureAddress = `^${folder}(?<key>[0-9a-f]{40})\\.webp$`
const address = new RegExp(pictureAddress)
export const addressOfHomePicture = (key: string): string => `${folder}${key}.webp`
export const keyOfHomePicture = (picture: string): string | undefined => address.exec(picture)?.groups?.['key']

export const uploadHomePicture = route({
  method: 'POST',
  path: '/portalent/api/portalHome/uploadPicture',
  access: 'home.configure',
  entrances: ['operator'],
  steps: true,
  rateLimit: 'picture',
  upload: { accept: ['.jpg', '.jpeg', '.png'], maxBytes: 10 * 1024 * 1024 },
  summary:
    'Upload a banner picture (multipart, field `file`); it is scaled to at most 1920 pixels wide, and deleted after a day unless a layout uses it',
  input: Nothing,
  reply: shape({ picture: Type.String({ description: 'address, for a banner' }) }),
})
export const showHomePicture = route({
  method: 'GET',
  path: `${folder}:name`,
  access: 'public',
  download: true,
  summary: 'Download a picture of a home page; cacheable for a year, because the content of an address never changes',
  input: shape({ name: Type.String({ pattern: '^[0-9a-f]{40}\\.webp$' }) }),
  reply: Done,
})
