import { route } from '#contract/kit/route.ts'
import { Nothing, shape, Type } from '#contract/kit/schema.ts'

/** Portal settings that hold a picture address. */
export const pictureSettings = ['portalLogoUrl', 'loginLogoUrl', 'loginBackgroundUrl', 'favicon'] as const

export const uploadPortalPicture = route({
  method: 'POST',
  path: '/portalent/api/portalSettings/uploadPicture',
  access: 'portal.configure',
  entrances: ['operator'],
  steps: true,
  rateLimit: 'picture',
  upload: { accept: ['.jpg', '.jpeg', '.png'], maxBytes: 10 * 1024 * 1024 },
  summary:
    'Upload a logo, icon or background (multipart, field `file`); it is scaled to at most 1920 pixels wide, and deleted after a day unless a setting uses it',
  input: Nothing,
  reply: shape({ picture: Type.String({ description: 'address, for a setting' }) }),
})
