import type { AppKind } from '#contract/sso/ssoEntries.ts'
import type { OperationalSign, SsoResult } from '#contract/sso/sso.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql, Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import type { House } from '#kit/house.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { putNewTicket, putTicket, takeTicket } from '#kit/tickets.ts'
import { accountsOf, choicesAmong, findPerson } from '#modules/identity/index.ts'
import { goOn, passAttempt } from '#modules/login/index.ts'
import { entranceOf } from '#modules/tenancy/index.ts'
import { type AppRow, findAppByCode, findApps } from './app.store.ts'
import { randomCode } from './enter.service.ts'
import { type Ground, secretOf } from './ground.ts'
import { goodUntil, messageOf } from './link.rules.ts'
import { isSigned, signOf } from './link.sign.ts'
import { userByCode } from './subject.store.ts'

/** A code in an address lives so long. */
const codeSeconds = 60

/** Whom a code stands for, and where alone it is good. */
interface Jump {
  readonly userId: string
  /** The application that may exchange it; empty for our own pages. */
  readonly app: string
  /** The host whose pages may open a session with it. */
  readonly host: string
}

const jumpTicket = (secret: string) => ({ kind: 'sso.jump', secret })

async function newCode(tx: Tx, actor: Actor, jump: Jump): Promise<string> {
  const code = randomCode()
  await putTicket(tx, actor.tenantId, jumpTicket(code), jump, codeSeconds)
  await announce(
    tx,
    { ...actor, userId: jump.userId },
    { name: 'account.jumped', id: jump.userId, data: { app: jump.app, host: jump.host } },
  )
  return code
}

const codeForApp = (tx: Tx, actor: Actor, app: AppRow, userId: string) =>
  newCode(tx, actor, { userId, app: app.code, host: new URL(app.address).hostname })

const keyOf = (ground: Ground, app: AppRow) => secretOf(ground, 'app', app)

/** Opens a session with the key of a sign-on, or with a code that was made for this very host. */
export async function openWithKey(house: House, actor: Actor, key: string) {
  const attempt = await house.database.write(actor.tenantId, async (tx) => {
    const jump = await takeTicket<Jump>(tx, jumpTicket(key))
    if (!jump) return key
    // Taken, whoever brought it: a code that has been seen at another host is nobody's any more.
    return jump.host === actor.host ? passAttempt(tx, actor, { way: 'sso', userIds: [jump.userId] }) : undefined
  })
  if (attempt === undefined) return refuse('sso.codeGone')
  return goOn(house, actor, { key: attempt }).catch((error: unknown) => {
    // What the login says of its own form would puzzle whoever has seen none.
    throw error instanceof Refusal && error.code === 'login.keyGone' ? new Refusal('sso.codeGone') : error
  })
}

/** The addresses of the malls: the first application of each kind. */
export async function mallAddresses(sql: Sql): Promise<Readonly<Record<AppKind, string>>> {
  const addresses = { mall: '', fl: '', fw: '', gld: '', app: '' }
  for (const { kind, address } of await findApps(sql, { kinds: ['mall', 'fl', 'fw', 'gld'] }))
    addresses[kind] ||= address
  return addresses
}

/** The mall believes the code: it is given to people whom the tenant knows. */
export async function codeForMall(tx: Tx, actor: Actor, kind: AppKind): Promise<string> {
  if (actor.isTrial) refuse('sso.trial')
  const [app] = await findApps(tx, { kinds: [kind] })
  return codeForApp(tx, actor, app ?? refuse('sso.noApp'), actor.userId)
}

/** The suppliers' entrance; a person who has an account there is let in without a second login. */
export async function wayToSuppliers(tx: Tx, actor: Actor, origin: string): Promise<SsoResult> {
  const address = await entranceOf(tx, 'SUP_LOGIN_URL')
  if (address === '') return refuse('login.noSupplierUrl')
  const entrance = new URL(address, origin)
  const accounts = await accountsOf(tx, { personId: actor.personId })
  const own = accounts.find(({ entrance: door, disabled }) => door === 'supplier' && !disabled)
  if (!own) return { type: '2', data: entrance.href, secret: '', path: '' }
  const way = new URL('/ssoLogin', entrance)
  way.searchParams.set('key', await newCode(tx, actor, { userId: own.user_id, app: '', host: entrance.hostname }))
  return { type: '2', data: way.href, secret: '', path: '' }
}

/** Signs a jump for the session's own account, as the application's own server would. */
export async function signFor(ground: Ground, sql: Sql, actor: Actor, code: string): Promise<OperationalSign> {
  const app = await findAppByCode(sql, code)
  const link = {
    tenantId: actor.tenantId,
    userCode: actor.userCode,
    timestamp: String(actor.now.getTime()),
    app: code,
  }
  return { ...link, sign: signOf(app.digest, keyOf(ground, app), messageOf(link)) }
}

interface Signed {
  readonly tenantId: string
  readonly timestamp: string
  readonly sign: string
}

/** A message that a partner has signed with its key just now, and that has not come before. */
async function accept(ground: Ground, tx: Tx, actor: Actor, app: AppRow, signed: Signed, message: string) {
  if (signed.tenantId !== actor.tenantId) refuse('tenant.mismatch')
  const { digest, bare_digest: bareDigest } = app
  if (!isSigned({ digest, bareDigest, key: keyOf(ground, app) }, message, signed.sign)) refuse('sso.signature')
  const until = goodUntil(signed, actor.now) ?? refuse('sso.expired')
  const seconds = Math.ceil((until.getTime() - actor.now.getTime()) / 1000) + 60
  const ticket = { kind: 'sso.once', secret: `${app.id} ${message}` }
  if (!(await putNewTicket(tx, actor.tenantId, ticket, seconds))) refuse('sso.used')
}

/** The application that is named, or the mall of a type; without either the tenant has exactly one that operational roles jump into. */
async function appOf(sql: Sql, { app, type }: Pick<OperationalSign, 'app' | 'type'>): Promise<AppRow> {
  if (app) return findAppByCode(sql, app)
  if (type) return (await findApps(sql, { kinds: [type] }))[0] ?? refuse('sso.noApp')
  const [only, ...others] = await findApps(sql, { kinds: ['app'] })
  return only && others.length === 0 ? only : refuse('sso.noApp')
}

export async function operationalLogin(ground: Ground, tx: Tx, actor: Actor, signed: OperationalSign): Promise<string> {
  const app = await appOf(tx, signed)
  await accept(ground, tx, actor, app, signed, messageOf(signed))
  const userId = (await userByCode(tx, signed.userCode)) ?? refuse('sso.noMapping')
  const [account] = await choicesAmong(tx, { userIds: [userId] })
  if (!account || account.disabled) return refuse('sso.noMapping')
  return codeForApp(tx, actor, app, userId)
}

/** An application learns who has come to it. */
export async function exchange(
  ground: Ground,
  tx: Tx,
  actor: Actor,
  asked: Signed & { readonly app: string; readonly code: string },
) {
  const app = await findAppByCode(tx, asked.app)
  await accept(
    ground,
    tx,
    actor,
    { ...app, bare_digest: false },
    asked,
    `${asked.code}/${asked.tenantId}/${asked.timestamp}`,
  )
  const jump = await takeTicket<Jump>(tx, jumpTicket(asked.code))
  const [person] = jump && jump.app === app.code ? await findPerson(tx, { userId: jump.userId }) : []
  const isOver = person?.expires_at && person.expires_at <= actor.now
  if (!person || person.disabled || isOver) return refuse('sso.codeGone')
  return { userCode: person.code, userName: person.name, userId: person.id, tenantId: actor.tenantId }
}
