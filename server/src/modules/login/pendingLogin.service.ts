import { randomBytes } from 'node:crypto'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginResult } from '#contract/login/login.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'
import type { LoginSettings } from '#contract/tenancy/loginSettings.ts'
import { maskMobile } from '#contract/kit/format.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Sql, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse } from '#kit/refusal.ts'
import type { AppContext } from '#kit/appContext.ts'
import { lockToken, putToken, removeTokensAbout, setToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import {
  type AccountRow,
  findAccounts,
  deptPathFor,
  endOwnSession,
  endSessions,
  findOpenSession,
  findPerson,
  insertLogin,
  insertSession,
  menuOf,
  permissionsOf,
  type PersonRow,
  type LoginMethod,
} from '#modules/identity/index.ts'
import { portalOf, readSettings } from '#modules/tenancy/index.ts'
import { type FactorsRow, findFactors, findFactorsAmong } from './factors/factor.store.ts'
import { eligibleAccountsAt, requiredFactorStep, type Factors } from './login.rules.ts'

/** Lifetime of a pending login. */
const lifetimeSeconds = 600

/** Pending login: the factors shown so far. Every login method creates one and continues from it in the same way. */
export interface PendingLogin {
  readonly method: LoginMethod
  /** The accounts that the first factor matches. */
  readonly userIds: readonly string[]
  readonly entrance?: Entrance | undefined
  /** Digest of name and ciphertext: identifies the further calls of the same login form. */
  readonly formDigest?: string
  /** The password is weaker than the tenant allows. */
  readonly isWeak?: boolean
  /** The person who has shown two factors, or one that counts as two. */
  readonly secondFactorFor?: string
  /** The session that the next one replaces. */
  readonly previousSessionId?: string
  /** Reauthentication within this session: it cannot open another one. */
  readonly reauthenticatedSessionId?: string
}

/** The portal setting that enables a login method. */
const settingOfMethod: { readonly [W in LoginMethod]?: 'accountLogin' | 'smsLogin' | 'caLogin' | 'qrLogin' } = {
  password: 'accountLogin',
  sms: 'smsLogin',
  ca: 'caLogin',
  qr: 'qrLogin',
}

const tokenOf = (key: string) => ({ kind: 'attempt', secret: key })

export const newLoginKey = () => randomBytes(16).toString('hex')

/** Saves that the first factor was verified; the caller continues with the key. */
export async function savePendingLogin(
  tx: Tx,
  actor: Actor,
  pending: PendingLogin,
  key = newLoginKey(),
): Promise<string> {
  await putToken(tx, actor.tenantId, tokenOf(key), pending, lifetimeSeconds)
  return key
}

/**
 * Locks a pending login, or the reauthentication of a logged-in person. One that came from a session ends with that
 * session.
 */
export async function lockPendingLogin(tx: Tx, actor: Actor, key: string): Promise<Locked<PendingLogin> | undefined> {
  const pending = await lockToken<PendingLogin>(tx, tokenOf(key))
  const session = pending?.reauthenticatedSessionId ?? pending?.previousSessionId
  if (session === undefined) return pending
  return (await findOpenSession(tx, session, actor.now)) ? pending : undefined
}

/** Updates a pending login; its lifetime is not extended. */
export const setPendingLogin = (tx: Tx, key: string, pending: PendingLogin) => setToken(tx, tokenOf(key), pending)

/** Redeems the key. */
export const takePendingLogin = (tx: Tx, key: string) => takeToken<PendingLogin>(tx, tokenOf(key))

/** Invalidates pending logins of these accounts after a change of password or mobile number. */
export const removePendingLogins = (tx: Tx, userIds: readonly string[]) =>
  removeTokensAbout(tx, ['attempt'], 'userIds', userIds)

export interface LoginStep {
  readonly key: string
  /** Which of several accounts. */
  readonly userCode?: string | undefined
}

/** Accounts that a pending login may continue as. */
export const eligibleAccounts = async (sql: Sql, actor: Actor, pending: PendingLogin): Promise<AccountRow[]> =>
  filterAccounts(await findAccounts(sql, { userIds: pending.userIds }), actor, pending)

function filterAccounts(choices: readonly AccountRow[], actor: Actor, { entrance }: PendingLogin): AccountRow[] {
  const found = eligibleAccountsAt(choices, entrance, actor.now)
  return Array.isArray(found) ? found : refuse(found)
}

/** Resolves one account; several are listed with the refusal of code 1, as specified. */
export async function resolveAccount(
  context: AppContext,
  sql: Sql,
  actor: Actor,
  pending: PendingLogin,
  { key, userCode }: LoginStep,
  choices?: readonly AccountRow[],
) {
  const accounts = choices ? filterAccounts(choices, actor, pending) : await eligibleAccounts(sql, actor, pending)
  if (userCode !== undefined)
    return accounts.find((account) => account.user_code === userCode) ?? refuse('login.keyGone')
  if (accounts.length === 1) return accounts[0]!
  return refuse('login.several', { key, userList: await presentAccounts(context, sql, accounts) })
}

/** Accounts to choose from, each with its number of open tasks. */
export async function presentAccounts(context: AppContext, sql: Sql, accounts: readonly AccountRow[]) {
  const open = await context.queryPorts.openTasks(
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
 * Continues a pending login of any method: resolves the account, requires what is still missing, opens the session and
 * redeems the key in one transaction, so that one key cannot open two sessions.
 */
export async function continueLogin(context: AppContext, actor: Actor, step: LoginStep): Promise<LoginResult> {
  const opened = await context.database.write(actor.tenantId, async (tx) => {
    const pending = (await lockPendingLogin(tx, actor, step.key)) ?? refuse('login.keyGone')
    const opened = await completeLogin(context, tx, actor, pending, step)
    await takePendingLogin(tx, step.key)
    return opened
  })
  return buildLoginResult(context, actor, opened)
}

/** Opens the session, or refuses with the missing step; a refusal comes before any write. */
export async function completeLogin(
  context: AppContext,
  tx: Tx,
  actor: Actor,
  pending: PendingLogin,
  step: LoginStep,
): Promise<OpenedSession> {
  if (pending.reauthenticatedSessionId !== undefined) return refuse('login.keyGone')
  const [settings, choices, factors, { secondFactor, oneSession }] = await pipeline(
    portalOf(tx, actor.tenantId, actor.host),
    findAccounts(tx, { userIds: pending.userIds }),
    findFactorsAmong(tx, { userIds: pending.userIds }),
    readSettings(tx, 'secondFactor', 'oneSession'),
  )
  if (isMethodDisabled(settings, pending.method)) return refuse('login.wayOff')
  const account = await resolveAccount(context, tx, actor, pending, step, choices)
  if (pending.isWeak) return refuse('login.weak')
  const own = presentFactors(factors.find((each) => each.person_id === account.person_id))
  requireSecondFactor(pending, account, step.key, secondFactor, own)
  const opened = await openSession(tx, actor, account, pending, oneSession)
  return { ...opened, settings }
}

/** Whether the tenant has disabled this login method. */
function isMethodDisabled(settings: PortalSettings, method: LoginMethod): boolean {
  const setting = settingOfMethod[method]
  return setting !== undefined && settings[setting] !== '1'
}

function requireSecondFactor(
  pending: PendingLogin,
  account: AccountRow,
  key: string,
  policy: LoginSettings['secondFactor'],
  factors: Factors,
) {
  const hasSecondFactor = pending.secondFactorFor === account.person_id
  const due = requiredFactorStep({ entrance: account.entrance, policy, factors, hasShownSecondFactor: hasSecondFactor })
  const step = { key, userCode: account.user_code }
  if (due === 'setUp') refuse('login.factorMissing', step)
  if (due === 'show') refuse('login.secondFactor', { ...step, ways: factorMethodsOf(factors) })
}

/** `required` for everybody, or `optional`. */
export const secondFactorPolicy = async (sql: Sql) => (await readSettings(sql, 'secondFactor')).secondFactor

export const factorsOf = async (sql: Sql, personId: string): Promise<Factors> =>
  presentFactors((await findFactors(sql, { personId }))[0])

const presentFactors = (row: FactorsRow | undefined): Factors => ({
  totp: Boolean(row?.totp_at),
  passkeys: row?.passkeys ?? 0,
  recoveryCodes: row?.recovery_codes ?? 0,
})

type FactorMethod = 'totp' | 'passkey' | 'recovery'
export const factorMethodsOf = ({ totp, passkeys, recoveryCodes }: Factors): FactorMethod[] => [
  ...(totp ? (['totp'] as const) : []),
  ...(passkeys > 0 ? (['passkey'] as const) : []),
  ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
]

/** A new session, its person, and the sessions that it has ended. */
export interface OpenedSession {
  readonly sessionId: string
  readonly ended: readonly string[]
  readonly person: PersonRow
  readonly settings: PortalSettings
}

async function openSession(
  tx: Tx,
  actor: Actor,
  account: AccountRow,
  pending: PendingLogin,
  oneSession: boolean,
): Promise<Omit<OpenedSession, 'settings'>> {
  const { user_id: userId, person_id: personId } = account
  const { ip, agent } = actor
  const owner = { ...actor, userId, personId }
  const ended = oneSession ? await endSessions(tx, owner, { userId }, 'elsewhere') : []
  if (pending.previousSessionId !== undefined)
    ended.push(...(await endOwnSession(tx, owner, pending.previousSessionId, 'switch')))
  const hasSecondFactor = pending.secondFactorFor === personId
  const sessionId = await insertSession(tx, {
    userId,
    ip,
    agent,
    method: pending.method,
    isStrong: hasSecondFactor,
  })
  const [[person]] = await pipeline(
    findPerson(tx, { userId }),
    insertLogin(tx, { personId, userId, method: pending.method, result: 'ok', ip, agent }),
    publish(tx, owner, { name: 'session.opened', id: sessionId, to: 'open', data: { way: pending.method } }),
  )
  return { sessionId, ended, person: person ?? refuse('session.none') }
}

/** The login response, made after the session is committed. */
export async function buildLoginResult(context: AppContext, actor: Actor, opened: OpenedSession): Promise<LoginResult> {
  const { sessionId, ended, person, settings } = opened
  context.authenticator.forgetSessions(ended)
  return {
    authToken: await context.authenticator.issueToken({ sessionId, userId: person.id, tenantId: actor.tenantId }),
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
