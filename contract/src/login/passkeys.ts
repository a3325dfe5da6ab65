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
  summary: 'Create a passkey challenge for a pending login',
  input: shape(Step),
  reply: WebAuthn,
})
export const verifyPasskey = route({
  method: 'POST',
  path: '/sysrest/api/factor/verifyPasskey',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Verify a passkey as second factor of a pending login',
  input: shape({ ...Step, response: WebAuthn }),
  reply: Done,
})
export const newPasskey = route({
  method: 'POST',
  path: '/sysrest/api/factor/newPasskey',
  access: 'public',
  rateLimit: 'login',
  summary: 'Create the options for registering a passkey (WebAuthn)',
  input: shape(Step),
  reply: WebAuthn,
})
export const confirmPasskey = route({
  method: 'POST',
  path: '/sysrest/api/factor/confirmPasskey',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Register a passkey under the given name',
  input: shape({ ...Step, name: Text(40), response: WebAuthn }),
  reply: Codes,
})

export const askAnyPasskey = route({
  method: 'POST',
  path: '/sysrest/api/user/askPasskey',
  access: 'public',
  rateLimit: 'login',
  summary: 'Create a challenge for a passwordless login with any passkey of this host',
  input: Nothing,
  reply: shape({ key: Type.String(), options: WebAuthn }),
})
export const passkeyLogin = route({
  method: 'POST',
  path: '/sysrest/api/user/passkeyLogin',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Open a session with a passkey; with user verification by the device it counts as two factors',
  input: shape({ key: Text(64), response: WebAuthn, entrance: Optional(Entrance) }),
  reply: LoginResult,
})
