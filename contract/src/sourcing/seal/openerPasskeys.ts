import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, List, Nothing, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

const Hex = (bytes: number) => Type.String({ pattern: `^[0-9a-f]{${bytes * 2}}$` })
const Base64Url = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength })
const entrances = ['purchaser', 'operator'] as const

/** Maximum number of passkeys of a key. */
export const maxPasskeys = 10

/** Secret of an opener, encrypted with a value that only the passkey computes (WebAuthn PRF), signed by the key. */
const PasskeyWrap = shape({ kind: Type.Literal('passkey'), salt: Hex(16), iv: Hex(12), sealed: Hex(48), sig: Hex(64) })
export type PasskeyWrap = Static<typeof PasskeyWrap>

/** Passkey that unlocks the caller's key. */
export const OpenerPasskey = shape({
  id: Id,
  name: Type.String(),
  host: Type.String({ description: 'host name to which browsers bind the passkey' }),
  credential: Base64Url(1400),
  transports: List(Type.String(), 10),
  createdAt: Instant,
  wrap: PasskeyWrap,
})
export type OpenerPasskey = Static<typeof OpenerPasskey>

/** Registration by a device. Closed schema: values computed by passkeys must never reach the server. */
const Registration = shape({
  id: Base64Url(1400),
  rawId: Base64Url(1400),
  type: Type.Literal('public-key'),
  response: shape({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(12_000),
    transports: Optional(List(Text(20), 10)),
  }),
})

export const newOpenerPasskey = route({
  method: 'POST',
  path: '/inquiry/api/seal/newOpenerPasskey',
  access: 'seal.open',
  entrances,
  summary: "Get the WebAuthn options for registering a passkey for the caller's key",
  input: Nothing,
  reply: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
})
export const addOpenerPasskey = route({
  method: 'POST',
  path: '/inquiry/api/seal/addOpenerPasskey',
  access: 'seal.open',
  entrances,
  summary: "Add a passkey that unlocks the caller's key on every device with this passkey",
  input: shape({ name: Text(40), registration: Registration, wrap: PasskeyWrap }),
  reply: OpenerPasskey,
})
export const removeOpenerPasskey = route({
  method: 'POST',
  path: '/inquiry/api/seal/removeOpenerPasskey',
  access: 'seal.open',
  entrances,
  summary: "Remove a passkey from the caller's key, which stays valid",
  input: shape({ id: Id }),
  reply: Done,
})
