import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, List, Maybe, Nothing, shape, type Static, Text } from '#contract/kit/schema.ts'
import { proof, facts } from './certificates.ts'

export const BoundCertificate = shape({ id: Id, ...facts, boundAt: Instant, lastUsedAt: Maybe(Instant) })
export type BoundCertificate = Static<typeof BoundCertificate>

export const myCertificates = route({
  method: 'GET',
  path: '/sysrest/api/caInfo/myCertificates',
  access: 'session',
  inImpersonation: false,
  summary: "List the certificates bound to the caller's account",
  input: Nothing,
  reply: List(BoundCertificate),
})

export const bindCertificate = route({
  method: 'POST',
  path: '/sysrest/api/caInfo/bind',
  access: 'session',
  steps: true,
  rateLimit: 'login',
  summary:
    "Bind a certificate to the caller's account; requires a challenge signed by its key and a reauthentication (factor/prove)",
  input: shape({ ...proof, key: Text(64), userCode: Text(64) }),
  reply: BoundCertificate,
})

export const unbindCertificate = route({
  method: 'POST',
  path: '/sysrest/api/caInfo/unbind',
  access: 'session',
  summary: "Unbind a certificate from the caller's account",
  input: shape({ id: Id }),
  reply: Done,
})
