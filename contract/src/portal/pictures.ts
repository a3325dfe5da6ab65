import { route } from '#contract/kit/route.ts'
import { Nothing, shape, Type } from '#contract/kit/schema.ts'

/** The settings of a portal that are the address of a picture. */
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
    'Takes a logo, an icon or a background (multipart, field `file`), at most 1920 pixels wide of it. One that no setting names is gone after a day.',
  input: Nothing,
  reply: shape({ picture: Type.String({ description: 'its address, for a setting' }) }),
})
