import { firstCharacters } from '#contract/kit/text/characters.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { ipPrefix } from '#kit/http/clientIp.ts'
import { awaitWithCommit, type Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { type Candidate, insertLogin } from '#modules/identity/index.ts'
import { loginThrottle } from '../login.rules.ts'
import type { LoginPolicy } from '../loginPolicy.service.ts'
import type { LoginFacts } from '../session.service.ts'
import { countWithinLimits, insertCounts, lockCounters } from '../attemptCounter.store.ts'

/** A password attempt that has been counted but not verified yet. */
export interface CountedAttempt {
  /** Decrypts a ciphertext of the same one-time key. */
  readonly decrypt: (ciphertext: string) => string
  readonly candidates: readonly Candidate[]
  /** Throttle subject. */
  readonly subject: string
  /** Resolves after the counting transaction: the commit is sent in the same round trip. */
  readonly counted: Promise<{
    readonly countIds: readonly string[]
    /** Attempts left after this one; below zero: over the limit and not counted. */
    readonly left: number
  }>
  /** Read with the count; also used when the session is opened. */
  readonly policy: LoginPolicy
  /** Read with the count, for the session; undefined if the attempt opens none. */
  readonly facts?: Promise<LoginFacts>
}

/** Throttle subject: the person, or an unknown name as typed. Both behave alike, which prevents account enumeration. */
export const throttleSubjectOf = (candidates: readonly Candidate[], typed: string) =>
  candidates[0] ? `person:${candidates[0].person_id}` : `name:${firstCharacters(typed, 64)}`

/** Brute-force protection: counts an attempt before verifying it, so that concurrent attempts gain nothing. */
export function countAttempt(tx: Tx, actor: Actor, attempt: Omit<CountedAttempt, 'counted'>): CountedAttempt {
  const { subject } = attempt
  const address = `address:${ipPrefix(actor.ip)}`
  const { minutes, perPerson, perAddress } = loginThrottle
  const limits = new Map([
    [subject, perPerson],
    [address, perAddress],
  ])
  // Statements run in the order in which they are sent: the count waits for the lock.
  const counting = pipeline(lockCounters(tx, [subject, address]), countWithinLimits(tx, limits, minutes))
  const counted = counting.then(([, { left, ids }]) => ({ countIds: ids, left: left - 1 }))
  void awaitWithCommit(tx, counted)
  return { ...attempt, counted }
}

/**
 * Records a failed login of the person. Prevents timing attacks: writes for unknown names too, because a commit with
 * writes takes longer.
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
