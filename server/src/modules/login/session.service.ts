import type { LoginResult } from '#contract/login/login.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'
import type { Actor } from '#kit/actor.ts'
import { awaitWithCommit, type Tx } from '#kit/database/database.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import { publish } from '#kit/events/events.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse } from '#kit/refusal.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import {
  type AccountRow,
  findAccounts,
  endOwnSession,
  endSessions,
  findPerson,
  insertSession,
  type LoginMethod,
} from '#modules/identity/index.ts'
import { findFactorsAmong } from './factors/factor.store.ts'
import { presentFactors, requireSecondFactor } from './factors/factorPolicy.service.ts'
import { type LoginStep, resolveAccount } from './accountChoice.service.ts'
import { type LoginPolicy, readLoginPolicy } from './loginPolicy.service.ts'
import { type OpenedSession, buildLoginResult } from './loginResult.service.ts'
import { type PendingLogin, lockPendingLogin, takePendingLogin } from './pendingLogin.service.ts'

/** Portal setting that enables a login method. */
const settingOfMethod: { readonly [W in LoginMethod]?: 'accountLogin' | 'smsLogin' | 'caLogin' | 'qrLogin' } = {
  password: 'accountLogin',
  sms: 'smsLogin',
  ca: 'caLogin',
  qr: 'qrLogin',
}

/**
 * Continues a pending login of any method: selects the account, requires missing steps, opens the session and redeems
 * the key in one transaction, so that one key cannot open two sessions.
 */
export async function continueLogin(context: ServiceContext, actor: Actor, step: LoginStep): Promise<LoginResult> {
  const opened = await context.database.write(actor.tenantId, async (tx) => {
    const pending = (await lockPendingLogin(tx, actor, step.key)) ?? refuse('login.keyGone')
    const opened = await completeLogin(context, tx, actor, pending, step)
    await takePendingLogin(tx, step.key)
    return opened
  })
  return buildLoginResult(context, actor, opened)
}

/**
 * Facts that a login needs besides its policy. A password login reads them before the slow hash, with the count of the
 * attempt: one round trip less. If an account is disabled meanwhile, its session is refused, as at every call.
 */
export interface LoginFacts {
  readonly sessionId: string
  readonly choices: readonly AccountRow[]
  readonly factors: Awaited<ReturnType<typeof findFactorsAmong>>
}
export async function readLoginFacts(tx: Tx, choices: readonly AccountRow[]): Promise<LoginFacts> {
  const userIds = choices.map(({ user_id: id }) => id)
  const [sessionId, factors] = await pipeline(nextId(tx), findFactorsAmong(tx, { userIds }))
  return { sessionId, choices, factors }
}

/** Opens the session, or refuses with the missing step before any write. Uses what the caller has read, if given. */
export async function completeLogin(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  pending: PendingLogin,
  step: LoginStep,
  known?: { readonly policy: LoginPolicy; readonly facts: LoginFacts },
): Promise<OpenedSession> {
  if (pending.reauthenticatedSessionId !== undefined) return refuse('login.keyGone')
  const [policy, { sessionId, choices: all, factors }] = known
    ? [known.policy, known.facts]
    : await pipeline(
        readLoginPolicy(tx, actor),
        findAccounts(tx, { userIds: [...pending.userIds] }).then((accounts) => readLoginFacts(tx, accounts)),
      )
  const choices = all.filter(({ user_id: id }) => pending.userIds.includes(id))
  const { settings, secondFactor, oneSession } = policy
  if (!pending.isApplicant && isMethodDisabled(settings, pending.method)) return refuse('login.wayOff')
  const account = await resolveAccount(context, tx, actor, pending, step, choices)
  if (pending.isWeak) return refuse('login.weak')
  const own = presentFactors(factors.find((each) => each.person_id === account.person_id))
  if (!pending.isApplicant) requireSecondFactor(pending, account, step.key, secondFactor, own)
  const opened = await openSession(context, tx, actor, { sessionId, account, pending, oneSession })
  return { ...opened, settings }
}

/** Whether the tenant has disabled this login method. */
function isMethodDisabled(settings: PortalSettings, method: LoginMethod): boolean {
  const setting = settingOfMethod[method]
  return setting !== undefined && settings[setting] !== '1'
}

async function openSession(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  {
    sessionId,
    account,
    pending,
    oneSession,
  }: {
    readonly sessionId: string
    readonly account: AccountRow
    readonly pending: PendingLogin
    readonly oneSession: boolean
  },
): Promise<Omit<OpenedSession, 'settings'>> {
  const { user_id: userId, person_id: personId } = account
  const { ip, agent } = actor
  const owner = { ...actor, userId, personId }
  const ended = oneSession ? await endSessions(tx, owner, { userId }, 'elsewhere') : []
  if (pending.previousSessionId !== undefined)
    ended.push(...(await endOwnSession(tx, owner, pending.previousSessionId, 'switch')))
  const hasSecondFactor = pending.secondFactorFor === personId
  const { method } = pending
  const written = pipeline(
    insertSession(tx, { id: sessionId, userId, ip, agent, method, isStrong: hasSecondFactor, lang: actor.lang }),
    findPerson(tx, { userId }),
    context.queryPorts.restrictedOf(tx, personId, actor.now),
    publish(tx, owner, { name: 'session.opened', id: sessionId, to: 'open', data: { method } }),
  )
  const holder = written.then(([, [person], { permissions }]) => ({
    person: person ?? refuse('session.none'),
    restricted: permissions,
  }))
  void awaitWithCommit(tx, holder)
  return { sessionId, ended, holder }
}
