import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimitName, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { AppContext } from '#kit/appContext.ts'
import { Refusal, refuse } from '#kit/refusal.ts'
import { isForKeys } from '#contract/kit/calls/byKey.ts'

/** Rate limit, counted by address before authentication, or by caller (person, otherwise address) after it. */
export interface RateLimit {
  readonly name: Exclude<RateLimitName, 'host'>
  readonly by: 'address' | 'caller'
}

type AccessRule = Pick<
  Route,
  'access' | 'entrances' | 'withInitialPassword' | 'ofPortal' | 'byKey' | 'inImpersonation'
> &
  Partial<Pick<Route, 'method' | 'reads' | 'writes' | 'upload' | 'download'>>

/** Whether a route changes anything; what people do about their own session counts as reading. */
const changes = ({ method, reads, writes, download, withInitialPassword }: AccessRule): boolean =>
  (method === 'POST' || writes === true) && !reads && !download && !withInitialPassword

/** Whether an operator who views as somebody else may call: what reads, unless the route says otherwise. */
const isForViewers = ({ method, reads, writes, download, upload, inImpersonation }: AccessRule): boolean =>
  inImpersonation ?? ((method !== 'POST' || reads === true) && !writes && !download && !upload)

/**
 * Authorizes a request: portal, session or API key, initial password, entrance, restriction, permission; refuses with the code of
 * the first check that fails.
 * Streaming routes use it too. Streams that a page opens by itself pass `isActivity` false, so that they do not keep an
 * idle session alive.
 */
export async function authorize(
  context: AppContext,
  route: AccessRule,
  request: FastifyRequest,
  isActivity = true,
): Promise<Actor> {
  const actor = await context.authenticator.authenticate(request, route.access !== 'public', isActivity, true)
  request.actor = actor
  if (actor.apiKey && !isForKeys(route)) refuse('request.notByKey')
  if (actor.viewedBy && !isForViewers(route)) refuse('session.viewing')
  if (route.ofPortal && actor.entrance === 'visitor' && !(await context.isPortalOpen(actor.tenantId)))
    refuse('portal.closed')
  if (route.access === 'public') return actor
  if (actor.isReadOnly && changes(route)) refuse('tenant.readOnly')
  if (actor.hasInitialPassword && !route.withInitialPassword) refuse('password.mustChange')
  if (route.entrances && !route.entrances.some((each) => each === actor.entrance)) refuse('permission.denied')
  if (route.access === 'session') return actor
  if (actor.restricted.has(route.access)) refuse('restriction.inForce')
  if (!actor.permissions.has(route.access)) refuse('permission.denied')
  return actor
}

/**
 * Admission to a route: authorizes and counts every request before its body is read, by person with a valid session,
 * otherwise by address. Requests that are refused count too, so that wrong tokens and invalid input are limited.
 */
export function admission(
  context: AppContext,
  route: AccessRule & Pick<Route, 'rateLimit'>,
  usual: RateLimit['name'] = 'call',
  check?: (request: FastifyRequest) => void,
) {
  const name = route.rateLimit ?? usual
  return {
    config: { rateLimit: { name, by: 'caller' } as RateLimit },
    onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      let refusal: Refusal | undefined
      try {
        check?.(request)
        await authorize(context, route, request)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refusal = error
      }
      const { actor } = request
      if (actor?.apiKey) await context.limitKey(actor.apiKey, actor.tenantId, reply)
      await context.limitCaller(name, request)
      if (refusal) throw refusal
    },
  }
}
