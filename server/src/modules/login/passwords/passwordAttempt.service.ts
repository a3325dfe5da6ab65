import type { RefusalCode } from '#contract/refusals.ts'
import type { PasswordStrategy } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import { ipPrefix } from '#kit/http/clientIp.ts'
import type { Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { Refusal } from '#kit/refusal.ts'
import { type Candidate, insertLogin } from '#modules/identity/index.ts'
import { loginThrottle } from '../login.rules.ts'
import { countWithinLimits, insertCounts, lockCounters } from '../attemptCounter.store.ts'

/** A password attempt that has been counted but not verified yet. */
export interface CountedAttempt {
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
  { decrypt, candidates, subject, strategy }: Omit<CountedAttempt, 'countIds' | 'left'>,
): Promise<CountedAttempt | Refusal> {
  const address = `address:${ipPrefix(actor.ip)}`
  const { minutes, perPerson, perAddress } = loginThrottle
  const limits = new Map([
    [subject, perPerson],
    [address, perAddress],
  ])
  // Statements run in the order they are sent: the count runs behind the lock.
  const [, { left, ids: countIds }] = await pipeline(
    lockCounters(tx, [subject, address]),
    countWithinLimits(tx, limits, minutes),
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
export async function recordFailure(
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
