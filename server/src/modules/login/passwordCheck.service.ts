import type { RefusalCode } from '#contract/refusals.ts'
import type { PasswordStrategy } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import { ipPrefix } from '#kit/clientIp.ts'
import { type Sql, together, type Tx } from '#kit/database.ts'
import { Refusal } from '#kit/refusal.ts'
import type { AppContext } from '#kit/appContext.ts'
import { type Candidate, insertLogin, matchesPassword } from '#modules/identity/index.ts'
import { configsOf } from './config.service.ts'
import { loginThrottle } from './login.rules.ts'
import { countWithinLimits, insertCounts, lockCounters, removeCounts, removeCountsOf } from './attemptCounter.store.ts'

export async function strategyOf(sql: Sql): Promise<PasswordStrategy> {
  const config = await configsOf(sql, 'passwordStrategy', 'passwordLength', 'passwordLevel', 'passwordMost')
  return {
    enable: config.passwordStrategy ? '1' : '0',
    length: config.passwordLength,
    level: config.passwordLevel,
    most: config.passwordMost,
  }
}

/** A guess at a password that has been counted, and not looked at yet. */
interface CountedAttempt {
  /** Gives the clear text of what was sealed with the same key. */
  readonly decrypt: (ciphertext: string) => string
  readonly candidates: readonly Candidate[]
  /** Whose guesses are counted. */
  readonly subject: string
  readonly countIds: readonly string[]
  /** How many more guesses there are after this one. */
  readonly left: number
  readonly strategy: PasswordStrategy
}

/** The person whom the name means, or the name as it was typed, which names are told apart by. Nothing tells the two apart from outside. */
export const throttleSubjectOf = (candidates: readonly Candidate[], typed: string) =>
  candidates[0] ? `person:${candidates[0].person_id}` : `name:${typed.slice(0, 64)}`

/** Counts a guess before it is looked at, so that many at once are no more than one after the other. */
export async function countAttempt(
  tx: Tx,
  actor: Actor,
  { decrypt, candidates, subject }: Pick<CountedAttempt, 'decrypt' | 'candidates' | 'subject'>,
): Promise<CountedAttempt | Refusal> {
  const address = `address:${ipPrefix(actor.ip)}`
  const { minutes, perPerson, perAddress } = loginThrottle
  const limits = new Map([
    [subject, perPerson],
    [address, perAddress],
  ])
  // Statements are done in the order in which they are sent: what is counted is counted behind the lock.
  const [, { left, ids: countIds }, strategy] = await together(
    lockCounters(tx, actor.tenantId, [subject, address]),
    countWithinLimits(tx, actor.tenantId, limits, minutes),
    strategyOf(tx),
  )
  if (left <= 0) {
    await recordFailure(tx, actor, candidates, 'login.locked')
    return new Refusal('login.locked', { minutes })
  }
  return { decrypt, candidates, subject, countIds, left: left - 1, strategy }
}

/**
 * In the history of whoever the name means. Nobody has none; something is written all the same, because a commit that keeps something
 * takes longer than one that does not.
 */
async function recordFailure(
  tx: Tx,
  actor: Actor,
  candidates: readonly Candidate[],
  result: RefusalCode,
): Promise<void> {
  const { tenantId, ip, agent } = actor
  const people = [...new Set(candidates.map((candidate) => candidate.person_id))]
  if (people.length === 0) return void (await insertCounts(tx, tenantId, ['nobody']))
  const record = (personId: string) =>
    insertLogin(tx, { tenantId, personId, userId: null, method: 'password', result, ip, agent })
  await Promise.all(people.map(record))
}

/** The accounts whose person has this password: each person is asked once, and nobody as well. */
async function matchingAccounts(password: string, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const people = new Map(candidates.map((candidate) => [candidate.person_id, candidate.password_hash]))
  if (people.size === 0) await matchesPassword(undefined, password)
  const matching = new Set<string>()
  await Promise.all(
    [...people].map(async ([id, hash]) => {
      if (await matchesPassword(hash, password)) matching.add(id)
    }),
  )
  return candidates.filter((candidate) => matching.has(candidate.person_id))
}

/** What a wrong login is told; how many tries are left only where the tenant says so, and the same for a name that nobody bears. */
async function wrongPasswordRefusal(sql: Sql, left: number): Promise<Refusal> {
  const { isShowPwdErrInfo } = await configsOf(sql, 'isShowPwdErrInfo')
  if (!isShowPwdErrInfo) return new Refusal('login.wrong')
  return left > 0
    ? new Refusal('login.wrongLeft', { left })
    : new Refusal('login.wrongLast', { minutes: loginThrottle.minutes })
}

/** What was looked at before: nothing is counted and nothing looked at again. */
interface AlreadyVerified<T> {
  readonly result: T
}

interface PasswordCheck<T> {
  /** The sealed password. */
  readonly passwd: string
  /** Takes what the guess costs and counts it. */
  readonly prepare: (tx: Tx) => Promise<CountedAttempt | Refusal | AlreadyVerified<T>>
  /** What follows for whoever has this password. */
  readonly onMatch: (
    tx: Tx,
    matching: readonly Candidate[],
    password: string,
    attempt: CountedAttempt,
  ) => Promise<T | Refusal>
  /** What everybody else is told. */
  readonly wrongRefusal?: RefusalCode
}

/**
 * Looks at a password: the slow part stands between two transactions, and what was taken or counted in the first stays, whatever is
 * answered; so there a refusal is returned and not thrown.
 */
export async function verifyPassword<T>(context: AppContext, actor: Actor, check: PasswordCheck<T>): Promise<T> {
  const { database } = context
  const attempt = await database.write(actor.tenantId, check.prepare)
  if (attempt instanceof Refusal) throw attempt
  if ('result' in attempt) return attempt.result
  const password = attempt.decrypt(check.passwd)
  const matching = await matchingAccounts(password, attempt.candidates)
  const outcome = await database.write(actor.tenantId, async (tx) => {
    if (matching.length === 0) {
      await recordFailure(tx, actor, attempt.candidates, 'login.wrong')
      return check.wrongRefusal === undefined ? wrongPasswordRefusal(tx, attempt.left) : new Refusal(check.wrongRefusal)
    }
    const [, , result] = await together(
      removeCounts(tx, attempt.countIds),
      removeCountsOf(tx, attempt.subject),
      check.onMatch(tx, matching, password, attempt),
    )
    return result
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
