import { Entrance } from '#contract/kit/entrance.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { LoginResult } from './login.ts'

/**
 * QR code login: a browser shows the code, a logged-in phone scans and confirms it, and the browser collects the
 * session. The header `skey` is known to that browser only, so others who know the number cannot collect it.
 */
const Service = shape({ serviceNo: Text(64) })
const status = ['waiting', 'scanned', 'confirmed', 'refused', 'expired'] as const
export const QrStatus = OneOf(status)
export type QrStatus = Static<typeof QrStatus>

const image = {
  method: 'GET',
  access: 'public',
  summary: 'The QR code of this number; it leads to the page on which a phone agrees.',
  input: shape({ serviceNo: Text(64), tenantId: Optional(Id) }),
  reply: shape({ image: Type.String({ description: 'data:image/svg+xml;…' }) }),
} as const
const poll = {
  method: 'GET',
  access: 'public',
  summary: 'How far it has come.',
  input: Service,
  reply: shape({ status: QrStatus }),
} as const

export const getQRCodeServiceNo = route({
  method: 'GET',
  path: '/sysrest/api/user/getQRCodeServiceNo',
  access: 'public',
  steps: true,
  writes: true,
  rateLimit: 'captcha',
  summary: 'The number of a new QR code, the secret of the browser that asks, and how many seconds it lives.',
  input: Nothing,
  reply: shape({ serviceNo: Type.String(), skey: Type.String(), seconds: Type.Integer() }),
})
export const getLoginQRCode = route({ ...image, path: '/sysrest/api/user/getLoginQRCode' })
export const getLoginStatus = route({ ...poll, path: '/sysrest/api/user/getLoginStatus' })
export const getQRCodeToken = route({
  method: 'GET',
  path: '/sysrest/api/user/getQRCodeToken',
  access: 'public',
  steps: true,
  writes: true,
  rateLimit: 'login',
  summary: 'Opens the session, once, for the browser that asked; its secret is the header `skey`.',
  input: shape({ serviceNo: Text(64), entrance: Optional(Entrance) }),
  reply: LoginResult,
})
export const getCaLoginQRCode = route({ ...image, path: '/sysrest/api/ca/getLoginQRCode' })
export const getCaLoginStatus = route({ ...poll, path: '/sysrest/api/ca/getLoginStatus' })

export const scanQRCode = route({
  method: 'POST',
  path: '/sysrest/api/user/scanQRCode',
  access: 'session',
  summary: 'A phone has read the code: who asked for it, so that its owner knows what they agree to.',
  input: Service,
  reply: shape({ ip: Type.String(), device: Type.String(), requestedAt: Instant }),
})
export const confirmQRCode = route({
  method: 'POST',
  path: '/sysrest/api/user/confirmQRCode',
  access: 'session',
  summary: 'The owner of the phone agrees, or refuses.',
  input: shape({ serviceNo: Text(64), agreed: Type.Boolean() }),
  reply: Done,
})
