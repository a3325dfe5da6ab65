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
  summary: 'Get the registration data of this issuer and its signing keys',
  input: Nothing,
  reply: shape({
    issuer: Type.String(),
    discovery: Type.String(),
    days: Type.Integer({ description: 'rotation period in days' }),
    keys: List(SigningKey),
  }),
})
export const rotateKeys = route({
  method: 'POST',
  path: '/sysrest/api/application/rotateKeys',
  access: 'sso.provide',
  steps: true,
  summary: 'Rotate the signing keys now; previous keys stay published until the last token signed by them has expired',
  input: Nothing,
  reply: Done,
})

/** Public key of ES256 as JWK, as published at `/oidc/jwks`. */
export interface PublicKey {
  readonly kty: string
  readonly crv: string
  readonly x: string
  readonly y: string
}
