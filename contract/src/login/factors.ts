import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/**
 * Second factors: TOTP, passkey, recovery code. All calls but one need the key of a pending login or reauthentication,
 * so that someone at an unlocked browser cannot change its owner's factors.
 */
export const FactorMethod = OneOf(['totp', 'recovery'])
export const Step = { key: Text(64), userCode: Text(64) }

export const Factors = shape({
  totp: Maybe(shape({ createdAt: Instant })),
  passkeys: List(shape({ id: Id, name: Type.String(), createdAt: Instant, lastUsedAt: Maybe(Instant) })),
  recoveryCodes: Type.Integer({ description: 'unused recovery codes' }),
  isRequired: Type.Boolean({ description: 'the last factor cannot be removed' }),
})
export type Factors = Static<typeof Factors>

export const Codes = shape({ recoveryCodes: List(Type.String({ description: 'returned only once' }), 20) })

export const myFactors = route({
  method: 'GET',
  path: '/sysrest/api/factor/mine',
  access: 'session',
  inImpersonation: false,
  summary: 'List the second factors of the caller',
  input: Nothing,
  reply: Factors,
})
export const prove = route({
  method: 'POST',
  path: '/sysrest/api/factor/prove',
  access: 'session',
  steps: true,
  rateLimit: 'login',
  summary: 'Reauthenticate with the password; the returned key permits changes of login methods for ten minutes',
  input: shape({ passwd: Text(2048), key: Text(64) }),
  reply: shape({
    key: Type.String(),
    userCode: Type.String(),
    methods: List(OneOf(['totp', 'passkey', 'recovery'])),
  }),
})
export const verifyFactor = route({
  method: 'POST',
  path: '/sysrest/api/factor/verify',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Verify a code as second factor of a pending login, to be continued with afterCheckLogin',
  input: shape({ ...Step, method: FactorMethod, code: Text(64) }),
  reply: Done,
})
export const newTotp = route({
  method: 'POST',
  path: '/sysrest/api/factor/newTotp',
  access: 'public',
  rateLimit: 'login',
  summary: 'Create a secret for an authenticator app; active after its first code is confirmed',
  input: shape(Step),
  reply: shape({
    secret: Type.String({ description: 'base32' }),
    uri: Type.String({ description: 'otpauth://totp/…' }),
    image: Type.String({ description: 'data:image/svg+xml;…, the QR code of the uri' }),
  }),
})
export const confirmTotp = route({
  method: 'POST',
  path: '/sysrest/api/factor/confirmTotp',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: "Confirm a new authenticator with its first code; a person's first factor also returns recovery codes",
  input: shape({ ...Step, code: Text(16) }),
  reply: Codes,
})
export const removeFactor = route({
  method: 'POST',
  path: '/sysrest/api/factor/remove',
  access: 'public',
  rateLimit: 'login',
  summary: 'Remove the authenticator, or the passkey with the given id',
  input: shape({ ...Step, passkeyId: Optional(Id) }),
  reply: Done,
})
export const newRecoveryCodes = route({
  method: 'POST',
  path: '/sysrest/api/factor/newRecoveryCodes',
  access: 'public',
  rateLimit: 'login',
  summary: 'Create ten new recovery codes, replacing the existing ones',
  input: shape(Step),
  reply: Codes,
})
