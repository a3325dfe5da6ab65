import type { AppKind } from '#contract/sso/ssoApps.ts'
import type { SsoResult } from '#contract/sso/sso.ts'
import type { OperationalSign } from '#contract/sso/jumps.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { putNewToken, putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { accountsOf, findAccounts, findPerson } from '#modules/identity/index.ts'
import { continueLogin, savePendingLogin } from '#modules/login/index.ts'
import { entranceOf } from '#modules/tenancy/index.ts'
import { type AppRow, findAppByCode, findApps } from './app.store.ts'
import { randomCode } from './signIn.service.ts'
import { type SsoContext, secretOf } from './ssoContext.ts'
import { validUntil, messageOf } from './adapters/link.rules.ts'
import { isSignatureValid, signOf } from './adapters/link.sign.ts'
import { userByCode } from './subject.store.ts'

/** Lifetime of a code in a URL. */
const codeSeconds = 60

/** Code for another application: its person and its audience. */
interface OutboundCode {
  readonly userId: string
  /** Application that may exchange it; empty for pages of this product. */
  readonly app: string
  /** Host whose pages may open a session with it. */
  readonly host: string
}

const codeToken = (secret: string) => ({ kind: 'sso.jump', secret })

async function newCode(tx: Tx, actor: Actor, target: OutboundCode): Promise<string> {
  const code = randomCode()
  await putToken(tx, actor.tenantId, codeToken(code), target, codeSeconds)
  await publish(
    tx,
    { ...actor, userId: target.userId },
    { name: 'account.jumped', id: target.userId, data: { app: target.app, host: target.host } },
  )
  return code
}

const codeForApp = (tx: Tx, actor: Actor, app: AppRow, userId: string) =>
  newCode(tx, actor, { userId, app: app.code, host: new URL(app.address).hostname })

const keyOf = (ssoContext: SsoContext, app: AppRow) => secretOf(ssoContext, 'app', app)

/** Logs in with the key of a sign-on, or with a code for this host. */
export async function logInWithKey(context: AppContext, actor: Actor, key: string) {
  const loginKey = await context.database.write(actor.tenantId, async (tx) => {
    const target = await takeToken<OutboundCode>(tx, codeToken(key))
    if (!target) return key
    // Redeemed in any case: a code that another host has seen is no longer valid.
    return target.host === actor.host
      ? savePendingLogin(tx, actor, { method: 'sso', userIds: [target.userId] })
      : undefined
  })
  if (loginKey === undefined) return refuse('sso.codeGone')
  return continueLogin(context, actor, { key: loginKey }).catch((error: unknown) => {
    // The refusal of the login form would make no sense here.
    throw error instanceof Refusal && error.code === 'login.keyGone' ? new Refusal('sso.codeGone') : error
  })
}

/** URLs of the malls: the first application of each kind. */
export async function mallAddresses(sql: Sql): Promise<Readonly<Record<AppKind, string>>> {
  const addresses = { mall: '', fl: '', fw: '', gld: '', app: '' }
  for (const { kind, address } of await findApps(sql, { kinds: ['mall', 'fl', 'fw', 'gld'] }))
    addresses[kind] ||= address
  return addresses
}

/** Code for a mall, which trusts it: not for trial accounts. */
export async function codeForMall(tx: Tx, actor: Actor, kind: AppKind): Promise<string> {
  if (actor.isTrial) refuse('sso.trial')
  const [app] = await findApps(tx, { kinds: [kind] })
  return codeForApp(tx, actor, app ?? refuse('sso.noApp'), actor.userId)
}

/** URL of the suppliers' entrance, with a login code for a person who has an account there. */
export async function supplierEntranceUrl(tx: Tx, actor: Actor, origin: string): Promise<SsoResult> {
  const address = await entranceOf(tx, 'SUP_LOGIN_URL')
  if (address === '') return refuse('login.noSupplierUrl')
  const entrance = new URL(address, origin)
  const accounts = await accountsOf(tx, { personId: actor.personId })
  const own = accounts.find(({ entrance: accountEntrance, disabled }) => accountEntrance === 'supplier' && !disabled)
  if (!own) return { type: '2', data: entrance.href, secret: '', path: '' }
  const url = new URL('/ssoLogin', entrance)
  url.searchParams.set('key', await newCode(tx, actor, { userId: own.user_id, app: '', host: entrance.hostname }))
  return { type: '2', data: url.href, secret: '', path: '' }
}

/** Signs an operational login for the actor's own account, as the application's server would. */
export async function signOperationalLogin(
  ssoContext: SsoContext,
  sql: Sql,
  actor: Actor,
  code: string,
): Promise<OperationalSign> {
  const app = await findAppByCode(sql, code)
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
  if (!(await putNewToken(tx, actor.tenantId, token, seconds))) refuse('sso.used')
}

/** Application by code, or mall by type; without either the tenant's only application for operational roles. */
async function appOf(sql: Sql, { app, type }: Pick<OperationalSign, 'app' | 'type'>): Promise<AppRow> {
  if (app) return findAppByCode(sql, app)
  if (type) return (await findApps(sql, { kinds: [type] }))[0] ?? refuse('sso.noApp')
  const [only, ...others] = await findApps(sql, { kinds: ['app'] })
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

/** Code exchange: tells an application who its user is. */
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
