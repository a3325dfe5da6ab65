import { route } from '#contract/kit/route.ts'
import { Nothing, shape, Type } from '#contract/kit/schema.ts'

/** Key of a picture captcha, chosen by its caller: a number, or its digits. */
export const CaptchaKey = Type.Unsafe<string | number>({
  type: ['string', 'integer'],
  minLength: 1,
  maxLength: 32,
  minimum: 1,
  maximum: 2_000_000_000,
})

export const verifyCode = route({
  method: 'GET',
  path: '/sysrest/api/encrypt/verifyCode',
  access: 'public',
  steps: true,
  writes: true,
  rateLimit: 'captcha',
  summary: 'Create a picture captcha, bound to the given key',
  input: shape({ key: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
  reply: shape({ image: Type.String({ description: 'data:image/jpeg;base64,…' }) }),
})
export const getImageVerifyCode = route({
  method: 'GET',
  path: '/sysrest/api/perm/getImageVerifyCode',
  access: 'public',
  steps: true,
  writes: true,
  rateLimit: 'captcha',
  summary:
    'Create a jigsaw captcha: the picture with a hole (400×200), the piece (50×50) and its height; valid once, for five minutes',
  input: Nothing,
  reply: shape({
    yHeight: Type.Integer(),
    bigImage: Type.String({ description: 'data:image/…' }),
    smallImage: Type.String({ description: 'data:image/…' }),
    chenckMoveid: Type.String(),
  }),
})
