import { createHash, randomBytes } from 'node:crypto'
import type { LoginRequest } from '#contract/login.ts'
import { flawOf, type PasswordStrategy } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import { neighbourhood } from '#kit/address.ts'
import { type Database, noTenant, type Sql, type Tx } from '#kit/database.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import type { House } from '#kit/house.ts'
import { putTicket, removeOldTickets, takeTicket } from '#kit/tickets.ts'
import { type Candidate, candidatesFor, insertLogin, isPasswordOf } from '#modules/identity/index.ts'
import { allTenants, configNumber, configValues, settingsOf } from '#modules/tenancy/index.ts'
import { type Attempt, lockAttempt, passAttempt, theAccount } from './attempt.service.ts'
import { captchaFlaw } from './captcha.service.ts'
import { type CipherKind, decrypt, newKeyPair } from './cipher.ts'
import { readAs, throttle, wayOf } from './login.rules.ts'
import {
  insertTallies,
  lockSubjects,
  removeOldTallies,
  removeTallies,
  removeTalliesOf,
  tallyOf,
} from './tally.store.ts'

const keySeconds = 600
const cipherTicket = (key: string) => ({ kind: 'cipher', secret: key })

/** The cipher that the tenant's login forms use: SM2, unless it asks for RSA. */
async function cipherOf(database: Database, actor: Actor): Promise<CipherKind> {
  const [row] = await database.read(actor.tenantId, (sql) => configValues(sql, ['loginCipher']))
  return row?.val === 'rsa' ? 'rsa' : 'sm2'
}

/** A key pair for one password. */
export async function newCipherKey(database: Database, actor: Actor) {
  const kind = await cipherOf(database, actor)
  const { publicKey, privateKey } = await newKeyPair(kind)
  const key = `${kind}-${randomBytes(16).toString('hex')}`
  await database.write(actor.tenantId, (tx) =>
    putTicket(tx, actor.tenantId, cipherTicket(key), { privateKey }, keySeconds),
  )
  return { publicKey, key }
}

/** Uses a key up; what gives the clear text of its ciphertexts, or undefined where it has been used before. */
export async function takeCipherKey(tx: Tx, key: string): Promise<((ciphertext: string) => string) | undefined> {
  const taken = await takeTicket<{ privateKey: string }>(tx, cipherTicket(key))
  const kind = key.startsWith('rsa-') ? 'rsa' : 'sm2'
  return taken && ((ciphertext) => decrypt(kind, ciphertext, taken.privateKey))
}

export async function strategyOf(sql: Sql): Promise<PasswordStrategy> {
  const [enable] = await configValues(sql, ['passwordStrategy'])
  return {
    enable: enable?.val === '0' ? '0' : '1',
    length: await configNumber(sql, 'passwordLength', 8),
    level: await configNumber(sql, 'passwordLevel', 2),
    most: await configNumber(sql, 'passwordMost', 16),
  }
}

interface Exam {
  readonly open: (ciphertext: string) => string
  readonly candidates: readonly Candidate[]
  readonly person: string
  readonly guesses: readonly string[]
  readonly strategy: PasswordStrategy
}

export const refusedTo = (tx: Tx, actor: Actor, candidates: readonly Candidate[], result: string) =>
  Promise.all(
    [...new Set(candidates.map((candidate) => candidate.person_id))].map((personId) =>
      insertLogin(tx, {
        tenantId: actor.tenantId,
        personId,
        userId: null,
        way: 'password',
        result,
        ip: actor.ip,
        agent: actor.agent,
      }),
    ),
  )

/** Whose guesses are counted: the person's whom the name means, or the name's as it was typed. Nothing tells the two apart from outside. */
export const subjectOf = (candidates: readonly Candidate[], typed: string) =>
  candidates[0] ? `person:${candidates[0].person_id}` : `name:${typed.slice(0, 64).toLowerCase()}`

/**
 * What was taken or counted here stays, whatever is answered: so a refusal is returned, not thrown. A guess is counted before it is looked
 * at, so that many at once are no more than one after the other.
 */
async function beginExam(tx: Tx, house: House, actor: Actor, request: LoginRequest): Promise<Exam | Refusal> {
  const open = await takeCipherKey(tx, request.key)
  if (!open) return new Refusal('login.keyGone')
  const { accountLogin, accountLoginValidType } = await settingsOf(tx, actor.tenantId, actor.host)
  if (accountLogin !== '1') return new Refusal('login.wayOff')
  const kind = accountLoginValidType === '1' ? 'slider' : 'picture'
  const flaw = await captchaFlaw(tx, actor, request, kind, house.devCaptcha)
  if (flaw) return new Refusal(flaw)
  const candidates = await candidatesFor(tx, request.userCode)
  return countedExam(tx, actor, candidates, subjectOf(candidates, request.userCode), open)
}

export async function countedExam(
  tx: Tx,
  actor: Actor,
  candidates: readonly Candidate[],
  person: string,
  open: Exam['open'],
): Promise<Exam | Refusal> {
  const address = `address:${neighbourhood(actor.ip)}`
  await lockSubjects(tx, actor.tenantId, [person, address])
  const { minutes, perPerson, perAddress } = throttle
  if ((await tallyOf(tx, person, minutes)) >= perPerson || (await tallyOf(tx, address, minutes)) >= perAddress) {
    await refusedTo(tx, actor, candidates, 'login.locked')
    return new Refusal('login.locked', { minutes })
  }
  const guesses = await insertTallies(tx, actor.tenantId, [person, address])
  return { open, candidates, person, guesses, strategy: await strategyOf(tx) }
}

/** The accounts whose person has this password: each person is asked once, and nobody as well. */
export async function whoseIs(password: string, candidates: readonly Candidate[]): Promise<Candidate[]> {
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

const shaOf = ({ userCode, passwd }: LoginRequest) =>
  createHash('sha256').update(userCode).update('\0').update(passwd).digest('hex')

/**
 * Checks code and password once for a login form's key; the calls that follow in the same login, with the same name and ciphertext, go on
 * from there.
 */
export async function examine(house: House, actor: Actor, request: LoginRequest): Promise<Attempt> {
  const { database } = house
  if (request.tenantId !== undefined && request.tenantId !== actor.tenantId) refuse('tenant.mismatch')
  const sha = shaOf(request)
  const before = await database.write(actor.tenantId, (tx) => lockAttempt(tx, request.key))
  if (before) return before.sha === sha ? before : refuse('login.keyGone')
  const exam = await database.write(actor.tenantId, (tx) => beginExam(tx, house, actor, request))
  if (exam instanceof Refusal) throw exam
  const password = exam.open(request.passwd)
  const right = await whoseIs(password, exam.candidates)
  const attempt: Attempt = {
    way: 'password',
    sha,
    userIds: right.map(({ id }) => id),
    entrance: request.entrance,
    isWeak: right.some((each) => !each.must_change) && flawOf(password, exam.strategy) === 'level',
  }
  await database.write(actor.tenantId, async (tx) => {
    if (right.length === 0) return refusedTo(tx, actor, exam.candidates, 'login.wrong')
    await removeTallies(tx, exam.guesses)
    await removeTalliesOf(tx, exam.person)
    return passAttempt(tx, actor, attempt, request.key)
  })
  return right.length === 0 ? refuse('login.wrong') : attempt
}

/** The clear text of a password that a logged-in person shows again; guesses count like those at a login. */
export async function provenPassword(
  house: House,
  actor: Actor,
  sealed: { readonly passwd: string; readonly key: string },
): Promise<{ open: (ciphertext: string) => string }> {
  const exam = await house.database.write(actor.tenantId, async (tx) => {
    const open = await takeCipherKey(tx, sealed.key)
    if (!open) return new Refusal('login.keyGone')
    const candidates = (await candidatesFor(tx, actor.userCode)).filter(({ id }) => id === actor.userId)
    return countedExam(tx, actor, candidates, `person:${actor.personId}`, open)
  })
  if (exam instanceof Refusal) throw exam
  const right = await whoseIs(exam.open(sealed.passwd), exam.candidates)
  await house.database.write(actor.tenantId, async (tx) => {
    if (right.length === 0) return refusedTo(tx, actor, exam.candidates, 'login.wrong')
    await removeTallies(tx, exam.guesses)
    return removeTalliesOf(tx, exam.person)
  })
  return right.length === 0 ? refuse('password.wrong') : { open: exam.open }
}

/** How the typed name is read, where it can be read in two ways. */
export async function readWay(house: House, actor: Actor, request: LoginRequest) {
  const { userIds } = await examine(house, actor, request)
  const people = await house.database.read(actor.tenantId, (sql) => candidatesFor(sql, request.userCode))
  return wayOf(
    request.userCode,
    people.filter(({ id }) => userIds.includes(id)),
  )
}

/** Reads the name as the person said; from now on the login is about these accounts, and at one entrance. */
export async function narrow(house: House, actor: Actor, request: LoginRequest): Promise<Attempt> {
  await examine(house, actor, request)
  return house.database.write(actor.tenantId, async (tx) => {
    const attempt = (await lockAttempt(tx, request.key)) ?? refuse('login.keyGone')
    const people = (await candidatesFor(tx, request.userCode)).filter(({ id }) => attempt.userIds.includes(id))
    const userIds = readAs(people, request).map(({ id }) => id)
    const narrowed: Attempt = { ...attempt, userIds, entrance: request.entrance ?? attempt.entrance }
    await passAttempt(tx, actor, narrowed, request.key)
    return narrowed
  })
}

/** The specification's question before a login: one account is nothing to say, several are listed. */
export async function askForOne(house: House, actor: Actor, request: LoginRequest): Promise<void> {
  const attempt = await narrow(house, actor, request)
  await house.database.read(actor.tenantId, (sql) => theAccount(house, sql, actor, attempt, { key: request.key }))
}

/** Tickets and counts that are too old to matter to anybody. */
export async function forgetStaleLogins(database: Database): Promise<void> {
  for (const { id } of await database.read(noTenant, (sql) => allTenants(sql)))
    await database.write(id, async (tx) => {
      await removeOldTallies(tx)
      await removeOldTickets(tx)
    })
}
