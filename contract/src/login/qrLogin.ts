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
  summary: 'Get the QR code of a login, which leads to the confirmation page for phones',
  input: shape({ serviceNo: Text(64), tenantId: Optional(Id) }),
  reply: shape({ image: Type.String({ description: 'data:image/svg+xml;…' }) }),
} as const
const poll = {
  method: 'GET',
  access: 'public',
  summary: 'Get the status of a QR code login',
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
  summary: 'Start a QR code login: its number, the secret of the calling browser, and the validity in seconds',
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
  summary:
    'Open the session, once, for the browser that started the login, identified by its secret in the header `skey`',
  input: shape({ serviceNo: Text(64), entrance: Optional(Entrance) }),
  reply: LoginResult,
})
export const getCaLoginQRCode = route({ ...image, path: '/sysrest/api/ca/getLoginQRCode' })
export const getCaLoginStatus = route({ ...poll, path: '/sysrest/api/ca/getLoginStatus' })

export const scanQRCode = route({
  method: 'POST',
  path: '/sysrest/api/user/scanQRCode',
  access: 'session',
  summary: 'Record that a phone has scanned the code, and return the origin of the login for confirmation',
  input: Service,
  reply: shape({ ip: Type.String(), device: Type.String(), requestedAt: Instant }),
})
export const confirmQRCode = route({
  method: 'POST',
  path: '/sysrest/api/user/confirmQRCode',
  access: 'session',
  summary: 'Confirm or refuse the login on the phone',
  input: shape({ serviceNo: Text(64), agreed: Type.Boolean() }),
  reply: Done,
})
