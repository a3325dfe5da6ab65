import type { RefusalCode } from '#contract/refusals.ts'
import type { PasswordStrategy } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import { ipPrefix } from '#kit/clientIp.ts'
import type { Sql, Tx } from '#kit/database.ts'
import { pipeline } from '#kit/pipeline.ts'
import { Refusal } from '#kit/refusal.ts'
import type { House } from '#kit/house.ts'
import { type Candidate, insertLogin, isPasswordOf } from '#modules/identity/index.ts'
import { configsOf } from './config.service.ts'
import { throttle } from './login.rules.ts'
import { countWithin, insertTallies, lockSubjects, removeTallies, removeTalliesOf } from './tally.store.ts'

export async function strategyOf(sql: Sql): Promise<PasswordStrategy> {
  const set = await configsOf(sql, 'passwordStrategy', 'passwordLength', 'passwordLevel', 'passwordMost')
  return {
    enable: set.passwordStrategy ? '1' : '0',
    length: set.passwordLength,
    level: set.passwordLevel,
    most: set.passwordMost,
  }
}

/** A guess at a password that has been counted, and not looked at yet. */
interface Guess {
  /** Gives the clear text of what was sealed with the same key. */
  readonly open: (ciphertext: string) => string
  readonly candidates: readonly Candidate[]
  /** Whose guesses are counted. */
  readonly subject: string
  readonly tallies: readonly string[]
  /** How many more guesses there are after this one. */
  readonly left: number
  readonly strategy: PasswordStrategy
}

/** The person whom the name means, or the name as it was typed, which names are told apart by. Nothing tells the two apart from outside. */
export const subjectOf = (candidates: readonly Candidate[], typed: string) =>
  candidates[0] ? `person:${candidates[0].person_id}` : `name:${typed.slice(0, 64)}`

/** Counts a guess before it is looked at, so that many at once are no more than one after the other. */
export async function countGuessed(
  tx: Tx,
  actor: Actor,
  { open, candidates, subject }: Pick<Guess, 'open' | 'candidates' | 'subject'>,
): Promise<Guess | Refusal> {
  const address = `address:${ipPrefix(actor.ip)}`
  const { minutes, perPerson, perAddress } = throttle
  const mosts = new Map([
    [subject, perPerson],
    [address, perAddress],
  ])
  // Statements are done in the order in which they are sent: what is counted is counted behind the lock.
  const [, { left, ids: tallies }, strategy] = await pipeline(
    lockSubjects(tx, [subject, address]),
    countWithin(tx, mosts, minutes),
    strategyOf(tx),
  )
  if (left <= 0) {
    await noteRefusal(tx, actor, candidates, 'login.locked')
    return new Refusal('login.locked', { minutes })
  }
  return { open, candidates, subject, tallies, left: left - 1, strategy }
}

/**
 * In the history of whoever the name means. Nobody has none; something is written all the same, because a commit that keeps something
 * takes longer than one that does not.
 */
async function noteRefusal(tx: Tx, actor: Actor, candidates: readonly Candidate[], result: RefusalCode): Promise<void> {
  const { ip, agent } = actor
  const people = [...new Set(candidates.map((candidate) => candidate.person_id))]
  if (people.length === 0) return void (await insertTallies(tx, ['nobody']))
  const note = (personId: string) => insertLogin(tx, { personId, userId: null, way: 'password', result, ip, agent })
  await Promise.all(people.map(note))
}

/** The accounts whose person has this password: each person is asked once, and nobody as well. */
async function whoseIs(password: string, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const people = new Map(candidates.map((candidate) => [candidate.person_id, candidate.password_hash]))
  if (people.size === 0) await isPasswordOf(undefined, password)
  const right = new Set<string>()
  await Promise.all(
    [...people].map(async ([id, hash]) => {
      if (await isPasswordOf(hash, password)) right.add(id)
    }),
  )
  return candidates.filter((candidate) => right.has(candidate.person_id))
}

/** What a wrong login is told; how many tries are left only where the tenant says so, and the same for a name that nobody bears. */
async function wrongLogin(sql: Sql, left: number): Promise<Refusal> {
  const { isShowPwdErrInfo } = await configsOf(sql, 'isShowPwdErrInfo')
  if (!isShowPwdErrInfo) return new Refusal('login.wrong')
  return left > 0
    ? new Refusal('login.wrongLeft', { left })
    : new Refusal('login.wrongLast', { minutes: throttle.minutes })
}

/** What was looked at before: nothing is counted and nothing looked at again. */
interface Known<T> {
  readonly known: T
}

interface Exam<T> {
  /** The sealed password. */
  readonly passwd: string
  /** Takes what the guess costs and counts it. */
  readonly begin: (tx: Tx) => Promise<Guess | Refusal | Known<T>>
  /** What follows for whoever has this password. */
  readonly pass: (tx: Tx, right: readonly Candidate[], password: string, guess: Guess) => Promise<T | Refusal>
  /** What everybody else is told. */
  readonly wrong?: RefusalCode
}

/**
 * Looks at a password: the slow part stands between two transactions, and what was taken or counted in the first stays, whatever is
 * answered; so there a refusal is returned and not thrown.
 */
export async function examine<T>(house: House, actor: Actor, exam: Exam<T>): Promise<T> {
  const { database } = house
  const guess = await database.write(actor.tenantId, exam.begin)
  if (guess instanceof Refusal) throw guess
  if ('known' in guess) return guess.known
  const password = guess.open(exam.passwd)
  const right = await whoseIs(password, guess.candidates)
  const outcome = await database.write(actor.tenantId, async (tx) => {
    if (right.length === 0) {
      await noteRefusal(tx, actor, guess.candidates, 'login.wrong')
      return exam.wrong === undefined ? wrongLogin(tx, guess.left) : new Refusal(exam.wrong)
    }
    const [, , passed] = await pipeline(
      removeTallies(tx, guess.tallies),
      removeTalliesOf(tx, guess.subject),
      exam.pass(tx, right, password, guess),
    )
    return passed
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
