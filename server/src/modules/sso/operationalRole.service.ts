import type { OperationalSign } from '#contract/sso/jumps.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { putNewToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { findAccounts, findPerson } from '#modules/identity/index.ts'
import { type AppRow, findAppByCode, findApps } from './app.store.ts'
import { type SsoContext, secretOf } from './ssoContext.ts'
import { validUntil, messageOf } from './adapters/link.rules.ts'
import { isSignatureValid, signOf } from './adapters/link.sign.ts'
import { userByCode } from './subject.store.ts'
import { type OutboundCode, codeToken, codeForApp } from './outboundCode.service.ts'

const keyOf = (ssoContext: SsoContext, app: AppRow) => secretOf(ssoContext, 'app', app)

/** Signs an operational login for the actor's own account, as the application's server would do. */
export async function signOperationalLogin(
  ssoContext: SsoContext,
  db: Db,
  actor: Actor,
  code: string,
): Promise<OperationalSign> {
  const app = await findAppByCode(db, code)
  const link = {
    tenantId: actor.tenantId,
    userCode: actor.userCode,
    timestamp: String(actor.now.getTime()),
    app: code,
  }
  return { ...link, sign: signOf(app.digest, keyOf(ssoContext, app), messageOf(link)) }
}

interface SignedMessage {
  readonly tenantId: string
  readonly timestamp: string
  readonly sign: string
}

/** Verifies tenant, signature and time of a partner's message, and that it is not a replay. */
async function verifySignedMessage(
  ssoContext: SsoContext,
  tx: Tx,
  actor: Actor,
  app: AppRow,
  signed: SignedMessage,
  message: string,
) {
  if (signed.tenantId !== actor.tenantId) refuse('tenant.mismatch')
  const { digest, bare_digest: bareDigest } = app
  if (!isSignatureValid({ digest, bareDigest, key: keyOf(ssoContext, app) }, message, signed.sign))
    refuse('sso.signature')
  const until = validUntil(signed, actor.now) ?? refuse('sso.expired')
  const seconds = Math.ceil((until.getTime() - actor.now.getTime()) / 1000) + 60
  const token = { kind: 'sso.once', secret: `${app.id} ${message}` }
  if (!(await putNewToken(tx, token, seconds))) refuse('sso.used')
}

/** Application by code, or mall by type; without both the tenant's only application for operational roles. */
async function appOf(db: Db, { app, type }: Pick<OperationalSign, 'app' | 'type'>): Promise<AppRow> {
  if (app) return findAppByCode(db, app)
  if (type) return (await findApps(db, { kinds: [type] }))[0] ?? refuse('sso.noApp')
  const [only, ...others] = await findApps(db, { kinds: ['app'] })
  return only && others.length === 0 ? only : refuse('sso.noApp')
}

export async function operationalLogin(
  ssoContext: SsoContext,
  tx: Tx,
  actor: Actor,
  signed: OperationalSign,
): Promise<string> {
  const app = await appOf(tx, signed)
  await verifySignedMessage(ssoContext, tx, actor, app, signed, messageOf(signed))
  const userId = (await userByCode(tx, signed.userCode)) ?? refuse('sso.noMapping')
  const [account] = await findAccounts(tx, { userIds: [userId] })
  if (!account || account.disabled) return refuse('sso.noMapping')
  return codeForApp(tx, actor, app, userId)
}

/** Code exchange: returns the user of a code to the application. */
export async function exchangeCode(
  ssoContext: SsoContext,
  tx: Tx,
  actor: Actor,
  request: SignedMessage & { readonly app: string; readonly code: string },
) {
  const app = await findAppByCode(tx, request.app)
  await verifySignedMessage(
    ssoContext,
    tx,
    actor,
    { ...app, bare_digest: false },
    request,
    `${request.code}/${request.tenantId}/${request.timestamp}`,
  )
  const target = await takeToken<OutboundCode>(tx, codeToken(request.code))
  const [person] = target && target.app === app.code ? await findPerson(tx, { userId: target.userId }) : []
  const hasExpired = person?.expires_at && person.expires_at <= actor.now
  if (!person || person.disabled || hasExpired) return refuse('sso.codeGone')
  return { userCode: person.code, userName: person.name, userId: person.id, tenantId: actor.tenantId }
}
