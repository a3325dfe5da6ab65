import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Actor } from '#kit/actor.ts'
import type { AppContext } from '#kit/appContext.ts'
import { findToken, putToken } from '#kit/oneTimeTokens.ts'
import { findOpenSession, type SessionRow } from '#modules/identity/index.ts'

/** What a browser is to the library, and which session of ours stands behind it: everything that was given out for it ends with that one. */
const kind = 'oidcSession'
/** As long as a session of ours can last. */
const lifetimeSeconds = 7 * 86_400

interface SessionLink {
  readonly sessionId: string
}

/** The session that has just answered for the person, on the way back to the application. */
const interactionSessionId = ({ oidc }: KoaContextWithOIDC): string | undefined =>
  oidc.result?.login?.['session'] as string | undefined

/** Remembers it. Nothing has left the house yet that would need it. */
export async function saveSessionLink(
  { database }: AppContext,
  { tenantId }: Actor,
  ctx: KoaContextWithOIDC,
): Promise<void> {
  const sessionId = interactionSessionId(ctx)
  const uid = ctx.oidc.session?.uid
  if (sessionId === undefined || uid === undefined) return
  await database.write(tenantId, (tx) => putToken(tx, tenantId, { kind, secret: uid }, { sessionId }, lifetimeSeconds))
}

/** The session behind a browser, as long as it opens anything. */
export const sessionBehind = (
  { database }: AppContext,
  { tenantId, now }: Actor,
  uid: string,
): Promise<SessionRow | undefined> =>
  database.read(tenantId, async (sql) => {
    const link = await findToken<SessionLink>(sql, { kind, secret: uid })
    return link && findOpenSession(sql, link.sessionId, now)
  })

/** The session that a token, or else the browser that asks, stands for. */
export async function sessionOf(
  context: AppContext,
  caller: Actor,
  ctx: KoaContextWithOIDC,
  tokensUid: string | undefined,
) {
  const interactionSession = interactionSessionId(ctx)
  if (interactionSession !== undefined)
    return context.database.read(caller.tenantId, (sql) => findOpenSession(sql, interactionSession, caller.now))
  const uid = tokensUid ?? ctx.oidc.session?.uid
  return uid === undefined ? undefined : sessionBehind(context, caller, uid)
}
