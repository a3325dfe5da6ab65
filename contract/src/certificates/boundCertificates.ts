import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, List, Maybe, Nothing, shape, type Static, Text } from '#contract/kit/schema.ts'
import { proof, facts } from './certificates.ts'

export const BoundCertificate = shape({ id: Id, ...facts, boundAt: Instant, lastUsedAt: Maybe(Instant) })
export type BoundCertificate = Static<typeof BoundCertificate>

export const myCertificates = route({
  method: 'GET',
  path: '/sysrest/api/caInfo/myCertificates',
  access: 'session',
  summary: 'The certificates that I log in with.',
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
    'Adds a certificate to those that I log in with; its key has signed a challenge for that, and I have shown my password again (factor/prove).',
  input: shape({ ...proof, key: Text(64), userCode: Text(64) }),
  reply: BoundCertificate,
})

export const unbindCertificate = route({
  method: 'POST',
  path: '/sysrest/api/caInfo/unbind',
  access: 'session',
  summary: 'I no longer log in with this certificate.',
  input: shape({ id: Id }),
  reply: Done,
})
