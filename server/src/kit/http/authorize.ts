import type { FastifyRequest } from 'fastify'
import type { Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'

type AccessRule = Pick<Route, 'access' | 'entrances' | 'withInitialPassword' | 'ofPortal'>

/**
 * Authorizes a request: portal, session, initial password, entrance, restriction, permission; refuses with the code of
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
  const actor = await context.authenticator.authenticate(request, route.access !== 'public', isActivity)
  if (route.ofPortal && actor.entrance === 'visitor' && !(await context.isPortalOpen(actor.tenantId)))
    refuse('portal.closed')
  if (route.access === 'public') return actor
  if (actor.hasInitialPassword && !route.withInitialPassword) refuse('password.mustChange')
  if (route.entrances && !route.entrances.some((each) => each === actor.entrance)) refuse('permission.denied')
  if (route.access === 'session') return actor
  if (actor.restricted.has(route.access)) refuse('restriction.inForce')
  if (!actor.permissions.has(route.access)) refuse('permission.denied')
  return actor
}
