import { route } from '#contract/kit/route.ts'
import { Count, Id, Instant, List, Maybe, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'

/** A look at the whole audit chain. */
export const Verification = shape({
  id: Id,
  at: Instant,
  actorName: Type.String({ description: 'empty for the nightly check' }),
  links: Count,
  head: Type.String({ description: 'last link: `tenant:seq:hash`, to be kept elsewhere' }),
  badLink: Maybe(Count),
})
export type Verification = Static<typeof Verification>

const chain = { access: 'system.audit', entrances: ['operator'] } as const
export const getAuditChain = route({
  ...chain,
  method: 'GET',
  path: '/sysrest/api/auditChain/state',
  summary: "Get the head of the tenant's audit chain, the events that wait for it, and its last checks",
  input: Nothing,
  reply: shape({
    head: Type.String(),
    links: Count,
    waiting: Type.Integer({ description: 'events that are not in the chain yet' }),
    verifications: List(Verification, 20),
  }),
})
export const verifyAuditChain = route({
  ...chain,
  method: 'POST',
  path: '/sysrest/api/auditChain/verify',
  rateLimit: 'import',
  steps: true,
  summary: 'Recompute every link of the audit chain, and keep the result',
  input: Nothing,
  reply: Verification,
})
