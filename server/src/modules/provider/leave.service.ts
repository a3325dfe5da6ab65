import { randomBytes } from 'node:crypto'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Actor } from '#kit/actor.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { putToken, takeToken } from '#kit/oneTimeTokens.ts'
import { endOf } from '#modules/identity/index.ts'
import { sessionBehind } from './link.service.ts'

const kind = 'oidcLeave'
const patience = 600
interface Leaving {
  readonly sessionId: string
  readonly userId: string
  readonly personId: string
  readonly url: string
}

async function end(context: AppContext, caller: Actor, { sessionId, userId, personId }: Leaving): Promise<void> {
  const person = { ...caller, userId, personId }
  const ended = await context.database.write(caller.tenantId, (tx) =>
    endOf(tx, person, { personId, only: sessionId }, 'logout'),
  )
  context.authenticator.forgetSessions(ended)
}

/**
 * An application has asked for somebody to be logged out; its address was checked. Whoever is named by a token of this issuer is logged out
 * at once; anybody else is asked, or any page of any site could do it.
 */
export async function leaveFor(context: AppContext, caller: Actor, { oidc }: KoaContextWithOIDC): Promise<string> {
  const { tenantId } = caller
  const { post_logout_redirect_uri: wanted, state } = oidc.params as Record<string, string | undefined>
  const url = wanted === undefined ? '/login' : withState(wanted, state)
  const row = await sessionBehind(context, caller, oidc.session?.uid ?? '')
  if (!row) return url
  const leaving: Leaving = { sessionId: row.session_id, userId: row.id, personId: row.person_id, url }
  const hint = oidc.entities.IdTokenHint?.payload as { sub?: unknown } | undefined
  if (hint?.sub === row.person_id) {
    await end(context, caller, leaving)
    return url
  }
  const secret = randomBytes(24).toString('base64url')
  await context.database.write(tenantId, (tx) => putToken(tx, tenantId, { kind, secret }, leaving, patience))
  return `/oidcLogout?key=${secret}`
}

/** The person has said yes. */
export async function leave(context: AppContext, caller: Actor, secret: string): Promise<string> {
  const taken = await context.database.write(caller.tenantId, (tx) => takeToken<Leaving>(tx, { kind, secret }))
  const leaving = taken ?? refuse('provider.leaveGone')
  await end(context, caller, leaving)
  return leaving.url
}

function withState(address: string, state: string | undefined): string {
  const url = new URL(address)
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}
