import type { RefusalCode } from '#contract/refusals.ts'
import type { PasswordStrategy } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import { ipPrefix } from '#kit/http/clientIp.ts'
import type { Sql, Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { Refusal } from '#kit/refusal.ts'
import type { AppContext } from '#kit/appContext.ts'
import { type Candidate, insertLogin, matchesPassword } from '#modules/identity/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { loginThrottle } from '../login.rules.ts'
import { countWithinLimits, insertCounts, lockCounters, removeCounts, removeCountsOf } from '../attemptCounter.store.ts'

export async function strategyOf(sql: Sql): Promise<PasswordStrategy> {
  const config = await readSettings(sql, 'passwordStrategy', 'passwordLength', 'passwordLevel', 'passwordMost')
  return {
    enable: config.passwordStrategy ? '1' : '0',
    length: config.passwordLength,
    level: config.passwordLevel,
    most: config.passwordMost,
  }
}

/** A password attempt that has been counted but not verified yet. */
interface CountedAttempt {
  /** Decrypts a ciphertext of the same one-time key. */
  readonly decrypt: (ciphertext: string) => string
  readonly candidates: readonly Candidate[]
  /** Throttle subject. */
  readonly subject: string
  readonly countIds: readonly string[]
  /** Attempts left after this one. */
  readonly left: number
  readonly strategy: PasswordStrategy
}

/**
 * Throttle subject: the person, or an unknown name as typed. Both behave the same, which prevents account
 * enumeration.
 */
export const throttleSubjectOf = (candidates: readonly Candidate[], typed: string) =>
  candidates[0] ? `person:${candidates[0].person_id}` : `name:${typed.slice(0, 64)}`

/** Brute-force protection: counts an attempt before verifying it, so that concurrent attempts gain nothing. */
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
  // Statements run in the order they are sent: the count runs behind the lock.
  const [, { left, ids: countIds }, strategy] = await pipeline(
    lockCounters(tx, [subject, address]),
    countWithinLimits(tx, limits, minutes),
    strategyOf(tx),
  )
  if (left <= 0) {
    await recordFailure(tx, actor, candidates, 'login.locked')
    return new Refusal('login.locked', { minutes })
  }
  return { decrypt, candidates, subject, countIds, left: left - 1, strategy }
}

/**
 * Login history of the person. Prevents timing attacks: for an unknown name something is written too, because a commit
 * with writes takes longer.
 */
async function recordFailure(
  tx: Tx,
  actor: Actor,
  candidates: readonly Candidate[],
  result: RefusalCode,
): Promise<void> {
  const { ip, agent } = actor
  const people = [...new Set(candidates.map((candidate) => candidate.person_id))]
  if (people.length === 0) return void (await insertCounts(tx, ['nobody']))
  const record = (personId: string) =>
    insertLogin(tx, { personId, userId: null, method: 'password', result, ip, agent })
  await Promise.all(people.map(record))
}

/** Accounts whose person has this password; verifies a dummy hash for an unknown name, against timing attacks. */
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

/** Refusal of a wrong password; attempts left are shown only if the tenant enables it, for unknown names too. */
async function wrongPasswordRefusal(sql: Sql, left: number): Promise<Refusal> {
  const { isShowPwdErrInfo } = await readSettings(sql, 'isShowPwdErrInfo')
  if (!isShowPwdErrInfo) return new Refusal('login.wrong')
  return left > 0
    ? new Refusal('login.wrongLeft', { left })
    : new Refusal('login.wrongLast', { minutes: loginThrottle.minutes })
}

/** Verified by an earlier call of the same form: neither counted nor verified again. */
interface AlreadyVerified<T> {
  readonly result: T
}

interface PasswordCheck<T> {
  /** The encrypted password. */
  readonly passwd: string
  /** Redeems captcha and key, and counts the attempt. */
  readonly prepare: (tx: Tx) => Promise<CountedAttempt | Refusal | AlreadyVerified<T>>
  /** Runs for the accounts with this password. */
  readonly onMatch: (
    tx: Tx,
    matching: readonly Candidate[],
    password: string,
    attempt: CountedAttempt,
  ) => Promise<T | Refusal>
  /** Refusal for a wrong password. */
  readonly wrongRefusal?: RefusalCode
}

/**
 * Verifies a password: the slow hash runs between two transactions. What the first one redeemed and counted must
 * survive, so refusals inside it are returned, not thrown.
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
    const [, , result] = await pipeline(
      removeCounts(tx, attempt.countIds),
      removeCountsOf(tx, attempt.subject),
      check.onMatch(tx, matching, password, attempt),
    )
    return result
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
