import { route } from '#contract/kit/route.ts'
import { Done, Instant, List, Maybe, Nothing, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

export const SigningAlgorithm = OneOf(['RS256', 'ES256'])
export type SigningAlgorithm = Static<typeof SigningAlgorithm>

export const SigningKey = shape({
  kid: Type.String(),
  alg: SigningAlgorithm,
  madeAt: Instant,
  replacedAt: Maybe(Instant),
  goneAt: Maybe(Instant),
})
export type SigningKey = Static<typeof SigningKey>

export const getIssuer = route({
  method: 'GET',
  path: '/sysrest/api/application/issuer',
  access: 'sso.provide',
  steps: true,
  summary: 'Registration data of this issuer for applications, and its signing keys.',
  input: Nothing,
  reply: shape({
    issuer: Type.String(),
    discovery: Type.String(),
    days: Type.Integer({ description: 'days after which a key is rotated automatically' }),
    keys: List(SigningKey),
  }),
})
export const rotateKeys = route({
  method: 'POST',
  path: '/sysrest/api/application/rotateKeys',
  access: 'sso.provide',
  steps: true,
  summary:
    'Replaces the signing keys now; the old ones are still published as long as something signed by them is believed.',
  input: Nothing,
  reply: Done,
})
