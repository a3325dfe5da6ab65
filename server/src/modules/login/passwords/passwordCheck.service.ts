import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse, Refusal, throwIfRefused } from '#kit/refusal.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { type Candidate, matchesPassword } from '#modules/identity/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { loginThrottle } from '../login.rules.ts'
import { removeCountsOf } from '../attemptCounter.store.ts'
import { type CountedAttempt, recordFailure } from './passwordAttempt.service.ts'

/** Accounts whose person has this password; verifies a dummy hash for unknown names to prevent timing attacks. */
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

/** Refusal of a wrong password; shows the attempts left only if the tenant enables it, for unknown names too. */
async function wrongPasswordRefusal(db: Db, left: number): Promise<Refusal> {
  const { isShowPwdErrInfo } = await readSettings(db, 'isShowPwdErrInfo')
  if (!isShowPwdErrInfo) return new Refusal('login.wrong')
  return left > 0
    ? new Refusal('login.wrongLeft', { left })
    : new Refusal('login.wrongLast', { minutes: loginThrottle.minutes })
}

/** Result of an earlier call of the same form: the attempt is neither counted nor verified again. */
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
 * Verifies a password: the slow hash runs between two transactions. Redeemed tokens and counts of the first one must
 * persist, so refusals inside it are returned, not thrown.
 */
export async function verifyPassword<T>(context: ServiceContext, actor: Actor, check: PasswordCheck<T>): Promise<T> {
  const { database } = context
  const attempt = throwIfRefused(await database.write(actor.tenantId, check.prepare))
  if ('result' in attempt) return attempt.result
  const { countIds, left } = await attempt.counted
  if (left < 0) {
    await database.write(actor.tenantId, (tx) => recordFailure(tx, actor, attempt.candidates, 'login.locked'))
    return refuse('login.locked', { minutes: loginThrottle.minutes })
  }
  const password = attempt.decrypt(check.passwd)
  const matching = await matchingAccounts(password, attempt.candidates)
  const outcome = await database.write(actor.tenantId, async (tx) => {
    if (matching.length === 0) {
      await recordFailure(tx, actor, attempt.candidates, 'login.wrong')
      return check.wrongRefusal === undefined ? wrongPasswordRefusal(tx, left) : new Refusal(check.wrongRefusal)
    }
    const [, result] = await pipeline(
      removeCountsOf(tx, attempt.subject, countIds),
      check.onMatch(tx, matching, password, attempt),
    )
    return result
  })
  return throwIfRefused(outcome)
}
