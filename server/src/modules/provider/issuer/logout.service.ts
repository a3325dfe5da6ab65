import { randomBytes } from 'node:crypto'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { endSessions } from '#modules/identity/index.ts'
import { sessionBehind } from './sessionLink.service.ts'

const kind = 'oidcLeave'
const lifetimeSeconds = 600
interface PendingLogout {
  readonly sessionId: string
  readonly userId: string
  readonly personId: string
  readonly url: string
}

async function endSession(
  context: ServiceContext,
  caller: Actor,
  { sessionId, userId, personId }: PendingLogout,
): Promise<void> {
  const person = { ...caller, userId, personId }
  const ended = await context.database.write(caller.tenantId, (tx) =>
    endSessions(tx, person, { personId, only: sessionId }, 'logout'),
  )
  context.authenticator.forgetSessions(ended)
}

/**
 * RP-initiated logout with a verified redirect URI. With a matching `id_token_hint` the person is logged out at once;
 * otherwise they must confirm, or any site could log them out (CSRF).
 */
export async function logoutRedirect(
  context: ServiceContext,
  caller: Actor,
  { oidc }: KoaContextWithOIDC,
): Promise<string> {
  const { tenantId } = caller
  const { post_logout_redirect_uri: wanted, state } = oidc.params as Record<string, string | undefined>
  const url = wanted === undefined ? '/login' : withState(wanted, state)
  const row = await sessionBehind(context, caller, oidc.session?.uid ?? '')
  if (!row) return url
  const pending: PendingLogout = { sessionId: row.session_id, userId: row.id, personId: row.person_id, url }
  const hint = oidc.entities.IdTokenHint?.payload as { sub?: unknown } | undefined
  if (hint?.sub === row.person_id) {
    await endSession(context, caller, pending)
    return url
  }
  const secret = randomBytes(24).toString('base64url')
  await context.database.write(tenantId, (tx) => putToken(tx, { kind, secret }, pending, lifetimeSeconds))
  return `/oidcLogout?key=${secret}`
}

/** Logs out after the person's confirmation. */
export async function confirmLogout(context: ServiceContext, caller: Actor, secret: string): Promise<string> {
  const taken = await context.database.write(caller.tenantId, (tx) => takeToken<PendingLogout>(tx, { kind, secret }))
  const pending = taken ?? refuse('provider.logoutGone')
  await endSession(context, caller, pending)
  return pending.url
}

function withState(address: string, state: string | undefined): string {
  const url = new URL(address)
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}
