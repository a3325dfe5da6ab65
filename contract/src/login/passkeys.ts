import { Entrance } from '#contract/kit/entrance.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Nothing, Optional, shape, Text, Type } from '#contract/kit/schema.ts'
import { LoginResult } from './login.ts'
import { Step, Codes } from './factors.ts'

/** WebAuthn data, produced and validated by its library. */
const WebAuthn = Type.Unsafe<object>({ type: 'object', additionalProperties: true })
export const askPasskey = route({
  method: 'POST',
  path: '/sysrest/api/factor/askPasskey',
  access: 'public',
  rateLimit: 'login',
  summary: 'Challenge for a passkey of this pending login.',
  input: shape(Step),
  reply: WebAuthn,
})
export const verifyPasskey = route({
  method: 'POST',
  path: '/sysrest/api/factor/verifyPasskey',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Verifies a passkey as the second factor of a pending login.',
  input: shape({ ...Step, response: WebAuthn }),
  reply: Done,
})
export const newPasskey = route({
  method: 'POST',
  path: '/sysrest/api/factor/newPasskey',
  access: 'public',
  rateLimit: 'login',
  summary: 'What a device needs to make a passkey.',
  input: shape(Step),
  reply: WebAuthn,
})
export const confirmPasskey = route({
  method: 'POST',
  path: '/sysrest/api/factor/confirmPasskey',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'A new passkey, with the name that its person gives it.',
  input: shape({ ...Step, name: Text(40), response: WebAuthn }),
  reply: Codes,
})

export const askAnyPasskey = route({
  method: 'POST',
  path: '/sysrest/api/user/askPasskey',
  access: 'public',
  rateLimit: 'login',
  summary: 'What any passkey of this host has to sign to log in without a password.',
  input: Nothing,
  reply: shape({ key: Type.String(), options: WebAuthn }),
})
export const passkeyLogin = route({
  method: 'POST',
  path: '/sysrest/api/user/passkeyLogin',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary:
    'Opens a session with a passkey alone; a device that has asked for a finger, a face or a PIN has shown two factors.',
  input: shape({ key: Text(64), response: WebAuthn, entrance: Optional(Entrance) }),
  reply: LoginResult,
})
