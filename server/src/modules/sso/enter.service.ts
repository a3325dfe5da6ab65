import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Entrance } from '#contract/kit/entrance.ts'
import { sameSitePath } from '#contract/kit/sameSite.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { SsoPage, SsoResult } from '#contract/sso/sso.ts'
import type { Actor } from '#kit/actor.ts'
import type { House } from '#kit/house.ts'
import type { Tx } from '#kit/database.ts'
import { objectionTo } from '#kit/outbound.ts'
import { refuse } from '#kit/refusal.ts'
import { putNewTicket, putTicket, takeTicket } from '#kit/tickets.ts'
import { choicesAmong } from '#modules/identity/index.ts'
import { passAttempt } from '#modules/login/index.ts'
import { type Answer, NotLetIn, type Outsider } from './adapter.ts'
import { accountIn } from './entry.rules.ts'
import { type EntryRow, findEntry, findOpenEntry, setEntryUsed } from './entry.store.ts'
import { configOf, type Ground } from './ground.ts'
import { userByCode, usersOfSubject } from './subject.store.ts'

/** How long somebody may take at the other side. */
const stateSeconds = 600
const formSeconds = 60

export interface Coming {
  readonly page: SsoPage
  readonly app: string
  /** What stands in the address of the page. */
  readonly given: URLSearchParams
  /** What this browser was given when it began here. */
  readonly secret: string | undefined
  /** Where the person wants to be afterwards. */
  readonly path: string
  readonly origin: string
  readonly entrance?: Entrance | undefined
}

/** What is kept of a sign-on while the person is at the other side. */
interface Begun {
  readonly entryId: string
  readonly version: number
  readonly secretSha: string
  readonly origin: string
  readonly page: SsoPage
  readonly path: string
  readonly entrance?: Entrance | undefined
  readonly remember: Answer['remembered']
}

export const randomCode = () => randomBytes(24).toString('base64url')
const shaOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What the protocols that begin here send back. Whoever brings one of these does not come to begin. */
const answers = ['code', 'error', 'ticket', 'posted']

/** What the page of an entry does: begins, or finishes what this browser began, or what a partner's link begins and finishes at once. */
export async function enter(ground: Ground, house: House, actor: Actor, coming: Coming): Promise<SsoResult> {
  if (answers.some((name) => coming.given.has(name))) return finishBegun(ground, house, actor, coming)
  const entry = await house.database.read(actor.tenantId, (sql) => findOpenEntry(sql, coming.page, coming.app))
  if (ground.adapters[entry.adapter].begin) return begin(ground, house, actor, entry, coming)
  const { origin, page, given, entrance } = coming
  const answer = { origin, page, given, remembered: {}, now: actor.now }
  return finish(ground, house, actor, entry, answer, { path: sameSitePath(coming.path) ?? '', entrance })
}

async function begin(ground: Ground, house: House, actor: Actor, entry: EntryRow, coming: Coming): Promise<SsoResult> {
  const [state, secret, formCode] = [randomCode(), randomCode(), randomCode()]
  const { origin, page, entrance } = coming
  const config = configOf(ground, entry)
  const beginning = ground.adapters[entry.adapter].begin!(config, { origin, page, state })
  const { address, form, remember } = await orNotLetIn('sso.unreachable', beginning)
  // The other side says where that is, and a browser that is sent to a script runs it.
  const objection = objectionTo(address, ground.policy)
  if (objection) throw new NotLetIn('sso.unreachable', `the address to go to: ${objection}`)
  const path = sameSitePath(coming.path) ?? ''
  const { id: entryId, version } = entry
  const begun: Begun = { entryId, version, secretSha: shaOf(secret), origin, page, path, entrance, remember }
  await house.database.write(actor.tenantId, async (tx) => {
    await putTicket(tx, actor.tenantId, stateTicket(state), begun, stateSeconds)
    if (form) await putTicket(tx, actor.tenantId, formTicket(formCode), { address, form }, formSeconds)
  })
  return { type: '2', data: form ? `${formPath}?form=${formCode}` : address, secret, path }
}

/** The page that sends a form on to the other side. */
export const formPath = '/sysrest/api/sso/form'
export const stateTicket = (secret: string) => ({ kind: 'sso.state', secret })
export const formTicket = (secret: string) => ({ kind: 'sso.form', secret })
/** What was sent to us as a form, until the page comes for it. */
export const postedTicket = (secret: string) => ({ kind: 'sso.posted', secret })

async function finishBegun(ground: Ground, house: House, actor: Actor, coming: Coming): Promise<SsoResult> {
  const [state, ...others] = coming.given.getAll('state')
  if (!state || others.length > 0) return refuse('sso.stateGone')
  const given = new URLSearchParams(coming.given)
  // Taken in a transaction of its own: whatever comes of it, it does not come twice.
  const begun = await house.database.write(actor.tenantId, async (tx) => {
    const posted = given.get('posted')
    const form = posted ? await takeTicket<{ response: string }>(tx, postedTicket(posted)) : undefined
    if (form) given.set('SAMLResponse', form.response)
    return takeTicket<Begun>(tx, stateTicket(state))
  })
  if (!begun || begun.page !== coming.page || !isSecret(coming.secret, begun.secretSha)) return refuse('sso.stateGone')
  const entry = await house.database.read(actor.tenantId, (sql) => findEntry(sql, begun.entryId))
  if (!entry.is_enabled) return refuse('sso.notSetUp')
  if (entry.version !== begun.version) return refuse('sso.stateGone')
  const { origin, page, remember: remembered, path, entrance } = begun
  return finish(ground, house, actor, entry, { origin, page, given, remembered, now: actor.now }, { path, entrance })
}

/** Only the browser that began can finish: nobody is logged in as somebody else by an address that they were sent. */
const isSecret = (secret: string | undefined, sha: string): boolean =>
  secret !== undefined && timingSafeEqual(Buffer.from(shaOf(secret)), Buffer.from(sha))

/** Whatever a protocol's library throws at what the other side said, nobody is let in by it, and nothing of ours is broken. */
const orNotLetIn = <T>(code: RefusalCode, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof NotLetIn ? error : new NotLetIn(code, error)
  })

interface Whereto {
  readonly path: string
  readonly entrance?: Entrance | undefined
}

export async function finish(
  ground: Ground,
  house: House,
  actor: Actor,
  entry: EntryRow,
  answer: Answer,
  { path, entrance }: Whereto,
): Promise<SsoResult> {
  const who = await orNotLetIn('sso.failed', ground.adapters[entry.adapter].finish(configOf(ground, entry), answer))
  const key = await house.database.write(actor.tenantId, (tx) => letIn(tx, actor, entry, who, entrance))
  return { type: '1', data: key, secret: '', path }
}

/** From somebody outside to a login in the making: what must come once has not come before, and the account is known here. */
async function letIn(tx: Tx, actor: Actor, entry: EntryRow, who: Outsider, entrance: Entrance | undefined) {
  if (who.once) {
    const seconds = Math.ceil((who.once.until.getTime() - actor.now.getTime()) / 1000) + 60
    const ticket = { kind: 'sso.once', secret: `${entry.id} ${who.once.what}` }
    if (!(await putNewTicket(tx, actor.tenantId, ticket, seconds))) refuse('sso.used')
  }
  const userIds = await usersOf(tx, entry, who)
  if (userIds.length === 0) refuse('sso.noMapping')
  const people = new Set((await choicesAmong(tx, { userIds })).map(({ person_id }) => person_id))
  const [personId] = people
  const isStrong = people.size === 1 && who.contexts.some((each) => entry.settings.strongContexts.includes(each))
  await setEntryUsed(tx, { id: entry.id })
  return passAttempt(tx, actor, {
    way: 'sso',
    userIds,
    entrance: entrance ?? entry.entrance ?? undefined,
    ...(isStrong && personId !== undefined ? { strongFor: personId } : {}),
  })
}

async function usersOf(tx: Tx, entry: EntryRow, who: Outsider): Promise<string[]> {
  const name = accountIn(entry, who)
  if (name === undefined || name === '') return []
  if (entry.account_by === 'mapping') return usersOfSubject(tx, entry.id, who.issuer, name)
  const userId = await userByCode(tx, name)
  return userId === undefined ? [] : [userId]
}
