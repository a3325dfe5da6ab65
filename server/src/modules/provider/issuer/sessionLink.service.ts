import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { findToken, putToken } from '#kit/security/oneTimeTokens.ts'
import { findOpenSession, type SessionRow } from '#modules/identity/index.ts'

/**
 * Session link: maps a browser's library session to a session of this product; everything issued ends with that
 * session.
 */
const kind = 'oidcSession'
/** Maximum lifetime of a session. */
const lifetimeSeconds = 7 * 86_400

interface SessionLink {
  readonly sessionId: string
}

/** Session of the interaction that was just resolved. */
const interactionSessionId = ({ oidc }: KoaContextWithOIDC): string | undefined =>
  oidc.result?.login?.['session'] as string | undefined

/** Saves the link before anything is issued for it. */
export async function saveSessionLink(
  { database }: ServiceContext,
  { tenantId }: Actor,
  ctx: KoaContextWithOIDC,
): Promise<void> {
  const sessionId = interactionSessionId(ctx)
  const uid = ctx.oidc.session?.uid
  if (sessionId === undefined || uid === undefined) return
  await database.write(tenantId, (tx) => putToken(tx, { kind, secret: uid }, { sessionId }, lifetimeSeconds))
}

/** Active session linked to a browser. */
export const sessionBehind = (
  { database }: ServiceContext,
  { tenantId, now }: Actor,
  uid: string,
): Promise<SessionRow | undefined> =>
  database.read(tenantId, async (db) => {
    const link = await findToken<SessionLink>(db, { kind, secret: uid })
    return link && findOpenSession(db, link.sessionId, now)
  })

/** Session of a token, otherwise of the requesting browser. */
export async function sessionOf(
  context: ServiceContext,
  caller: Actor,
  ctx: KoaContextWithOIDC,
  tokensUid: string | undefined,
) {
  const interactionSession = interactionSessionId(ctx)
  if (interactionSession !== undefined)
    return context.database.read(caller.tenantId, (db) => findOpenSession(db, interactionSession, caller.now))
  const uid = tokensUid ?? ctx.oidc.session?.uid
  return uid === undefined ? undefined : sessionBehind(context, caller, uid)
}
