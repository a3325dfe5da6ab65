import { randomBytes } from 'node:crypto'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginResult } from '#contract/login/login.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'
import type { LoginSettings } from '#contract/tenancy/loginSettings.ts'
import { maskMobile } from '#contract/kit/format.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Sql, Tx } from '#kit/database.ts'
import { pipeline } from '#kit/pipeline.ts'
import { announce } from '#kit/events.ts'
import { refuse } from '#kit/refusal.ts'
import type { House } from '#kit/house.ts'
import { lockTicket, putTicket, removeTicketsAbout, setTicket, takeTicket } from '#kit/tickets.ts'
import {
  type ChoiceRow,
  choicesAmong,
  deptPathFor,
  endMine,
  endOf,
  findOpenSession,
  findPerson,
  insertLogin,
  insertSession,
  menuOf,
  permissionsOf,
  type PersonRow,
  type Way,
} from '#modules/identity/index.ts'
import { settingsOf } from '#modules/tenancy/index.ts'
import { configsOf } from './config.service.ts'
import { type FactorsRow, findFactors, findFactorsAmong } from './factor.store.ts'
import { accountsAt, factorDue, type Factors } from './login.rules.ts'

/** A login in the making lasts so long. */
const seconds = 600

/** What has been shown so far in a login in the making. Every way in makes one and then goes on from it in the same way. */
export interface Attempt {
  readonly way: Way
  /** The accounts that what was shown fits. */
  readonly userIds: readonly string[]
  readonly entrance?: Entrance | undefined
  /** Digest of name and ciphertext: the calls of one login form say the same again. */
  readonly sha?: string
  /** The password is weaker than the tenant allows. */
  readonly isWeak?: boolean
  /** The person who has shown two factors, or one as good as two. */
  readonly strongFor?: string
  /** The session that ends with the next one. */
  readonly before?: string
  /** The session of somebody who is logged in already: it opens no other. */
  readonly proofOf?: string
}

/** The settings of the portal that open a way. */
const switchOf: { readonly [W in Way]?: 'accountLogin' | 'smsLogin' | 'caLogin' | 'qrLogin' } = {
  password: 'accountLogin',
  sms: 'smsLogin',
  ca: 'caLogin',
  qr: 'qrLogin',
}

const ticketOf = (key: string) => ({ kind: 'attempt', secret: key })

export const newAttemptKey = () => randomBytes(16).toString('hex')

/** Notes that the first factor was right; the key is what the caller goes on with. */
export async function passAttempt(tx: Tx, actor: Actor, attempt: Attempt, key = newAttemptKey()): Promise<string> {
  await putTicket(tx, actor.tenantId, ticketOf(key), attempt, seconds)
  return key
}

/**
 * The login in the making, or the proof of somebody who is logged in. What came from a session ends with it, whatever
 * ended that.
 */
export async function lockAttempt(tx: Tx, actor: Actor, key: string): Promise<Locked<Attempt> | undefined> {
  const attempt = await lockTicket<Attempt>(tx, ticketOf(key))
  const session = attempt?.proofOf ?? attempt?.before
  if (session === undefined) return attempt
  return (await findOpenSession(tx, session, actor.now)) ? attempt : undefined
}

/** What has been shown since. It does not live the longer for it. */
export const setAttempt = (tx: Tx, key: string, attempt: Attempt) => setTicket(tx, ticketOf(key), attempt)

/** Uses the key up. */
export const takeAttempt = (tx: Tx, key: string) => takeTicket<Attempt>(tx, ticketOf(key))

/** What had been shown for these accounts counts no more: their password, or their number, is another one now. */
export const removeAttempts = (tx: Tx, userIds: readonly string[]) =>
  removeTicketsAbout(tx, ['attempt'], 'userIds', userIds)

export interface Step {
  readonly key: string
  /** Which of several accounts. */
  readonly userCode?: string | undefined
}

/** The accounts that a login in the making may still become. */
export const accountsIn = async (sql: Sql, actor: Actor, attempt: Attempt): Promise<ChoiceRow[]> =>
  accountsOf(await choicesAmong(sql, { userIds: attempt.userIds }), actor, attempt)

function accountsOf(choices: readonly ChoiceRow[], actor: Actor, { entrance }: Attempt): ChoiceRow[] {
  const found = accountsAt(choices, entrance, actor.now)
  return Array.isArray(found) ? found : refuse(found)
}

/** One account goes on; several are listed with the refusal of code 1, as the specification has it. */
export async function theAccount(
  house: House,
  sql: Sql,
  actor: Actor,
  attempt: Attempt,
  { key, userCode }: Step,
  choices?: readonly ChoiceRow[],
) {
  const accounts = choices ? accountsOf(choices, actor, attempt) : await accountsIn(sql, actor, attempt)
  if (userCode !== undefined)
    return accounts.find((account) => account.user_code === userCode) ?? refuse('login.keyGone')
  if (accounts.length === 1) return accounts[0]!
  return refuse('login.several', { key, userList: await presentChoices(house, sql, accounts) })
}

/** Accounts to choose from, each with how much waits there. */
export async function presentChoices(house: House, sql: Sql, accounts: readonly ChoiceRow[]) {
  const open = await house.answers.openTasks(
    sql,
    accounts.map((account) => account.user_id),
  )
  const pathOf = await deptPathFor(sql)
  return accounts.map((account) => ({
    userCode: account.user_code,
    userId: account.user_id,
    fullDeptName: pathOf(account.full_name),
    undoCount: open.get(account.user_id) ?? 0,
    deptId: account.dept_id,
    tenantId: account.tenant_id,
  }))
}

/**
 * Goes on with a login in the making, whatever its way: chooses the account, asks for what is still due, and at last opens the session
 * and uses the key up, in one transaction; the same key cannot open two.
 */
export async function goOn(house: House, actor: Actor, step: Step): Promise<LoginResult> {
  const opening = await house.database.write(actor.tenantId, async (tx) => {
    const attempt = (await lockAttempt(tx, actor, step.key)) ?? refuse('login.keyGone')
    const opened = await openFor(house, tx, actor, attempt, step)
    await takeAttempt(tx, step.key)
    return opened
  })
  return welcome(house, actor, opening)
}

/** Opens the session of a login in the making, or refuses with what is still due; a refusal comes before anything is written. */
export async function openFor(house: House, tx: Tx, actor: Actor, attempt: Attempt, step: Step): Promise<Opening> {
  if (attempt.proofOf !== undefined) return refuse('login.keyGone')
  const [settings, choices, factors, { secondFactor, oneSession }] = await pipeline(
    settingsOf(tx, actor.tenantId, actor.host),
    choicesAmong(tx, { userIds: attempt.userIds }),
    findFactorsAmong(tx, { userIds: attempt.userIds }),
    configsOf(tx, 'secondFactor', 'oneSession'),
  )
  if (isClosed(settings, attempt.way)) return refuse('login.wayOff')
  const account = await theAccount(house, tx, actor, attempt, step, choices)
  if (attempt.isWeak) return refuse('login.weak')
  const own = presentFactors(factors.find((each) => each.person_id === account.person_id))
  demandFactor(attempt, account, step.key, secondFactor, own)
  const opening = await openSession(tx, actor, account, attempt, oneSession)
  return { ...opening, settings }
}

/** Whether the tenant has switched this way off, whoever calls for it. */
function isClosed(settings: PortalSettings, way: Way): boolean {
  const setting = switchOf[way]
  return setting !== undefined && settings[setting] !== '1'
}

function demandFactor(
  attempt: Attempt,
  account: ChoiceRow,
  key: string,
  policy: LoginSettings['secondFactor'],
  factors: Factors,
) {
  const isStrong = attempt.strongFor === account.person_id
  const due = factorDue({ entrance: account.entrance, policy, factors, isStrong })
  const step = { key, userCode: account.user_code }
  if (due === 'setUp') refuse('login.factorMissing', step)
  if (due === 'show') refuse('login.secondFactor', { ...step, ways: waysOf(factors) })
}

/** `required` for everybody, or `optional`. */
export const secondFactorPolicy = async (sql: Sql) => (await configsOf(sql, 'secondFactor')).secondFactor

export const factorsOf = async (sql: Sql, personId: string): Promise<Factors> =>
  presentFactors((await findFactors(sql, { personId }))[0])

const presentFactors = (row: FactorsRow | undefined): Factors => ({
  totp: Boolean(row?.totp_at),
  passkeys: row?.passkeys ?? 0,
  recoveryCodes: row?.recovery_codes ?? 0,
})

type FactorWay = 'totp' | 'passkey' | 'recovery'
export const waysOf = ({ totp, passkeys, recoveryCodes }: Factors): FactorWay[] => [
  ...(totp ? (['totp'] as const) : []),
  ...(passkeys > 0 ? (['passkey'] as const) : []),
  ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
]

/** A session that has just been opened, with those that it has ended, and whose it is. */
export interface Opening {
  readonly sessionId: string
  readonly ended: readonly string[]
  readonly person: PersonRow
  readonly settings: PortalSettings
}

async function openSession(
  tx: Tx,
  actor: Actor,
  account: ChoiceRow,
  attempt: Attempt,
  oneSession: boolean,
): Promise<Omit<Opening, 'settings'>> {
  const { user_id: userId, person_id: personId } = account
  const { ip, agent } = actor
  const owner = { ...actor, userId, personId }
  const ended = oneSession ? await endOf(tx, owner, { userId }, 'elsewhere') : []
  if (attempt.before !== undefined) ended.push(...(await endMine(tx, owner, attempt.before, 'switch')))
  const isStrong = attempt.strongFor === personId
  const sessionId = await insertSession(tx, { userId, ip, agent, way: attempt.way, isStrong })
  const [[person]] = await pipeline(
    findPerson(tx, { userId }),
    insertLogin(tx, { personId, userId, way: attempt.way, result: 'ok', ip, agent }),
    announce(tx, owner, { name: 'session.opened', id: sessionId, to: 'open', data: { way: attempt.way } }),
  )
  return { sessionId, ended, person: person ?? refuse('session.none') }
}

/** The login response, made after the session is committed. */
export async function welcome(house: House, actor: Actor, opening: Opening): Promise<LoginResult> {
  const { sessionId, ended, person, settings } = opening
  house.door.forget(ended)
  return {
    authToken: await house.door.issue({ sessionId, userId: person.id, tenantId: actor.tenantId }),
    shopLogoUrl: settings.portalLogoUrl,
    footerContent: settings.footerContent,
    mobile: maskMobile(person.mobile),
    email: person.email,
    userName: person.name,
    IsEnable: settings.isEnable,
    isNeedUserInformation: person.mobile === '' ? '1' : '0',
    changePwd: person.must_change,
    permissionList: menuOf(person.entrance, permissionsOf(person)).map(({ url, params }) => ({ url, params })),
  }
}
