import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { LoginRequest } from '#contract/identity.ts'
import type { Actor } from '#kit/actor.ts'
import { neighbourhood } from '#kit/address.ts'
import { type Database, noTenant, type Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { allTenants, configValues } from '#modules/tenancy/index.ts'
import { drawCode, newCode } from './captcha.picture.ts'
import { type CipherKind, decrypt, newKeyPair } from './cipher.ts'
import { accountsAt, sameCode, throttle, wayOf } from './login.rules.ts'
import {
  countFailures,
  insertFailures,
  insertKey,
  lockKey,
  putCaptcha,
  removeStaleLogins,
  setKeyConsumed,
  setKeyPassed,
  takeCaptcha,
} from './login.store.ts'
import { type Candidate, candidatesFor, choicesAmong, type ChoiceRow, insertSession } from './user.store.ts'

/** argon2id, 19 MiB, two passes: about 8 ms a guess on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string) => hash(password, cost)
/** What is checked when nobody bears the name, so that the answer takes as long as for somebody. */
const nobody = hashPassword(randomBytes(16).toString('hex'))

export interface LoginOptions {
  /** A code that every captcha accepts; development only. */
  devCaptcha?: string | undefined
}

export async function newLoginKey(database: Database, actor: Actor, kind: CipherKind) {
  const { publicKey, privateKey } = await newKeyPair(kind)
  const key = `${kind}-${randomBytes(16).toString('hex')}`
  await database.write(actor.tenantId, (tx) => insertKey(tx, actor.tenantId, key, privateKey))
  return { publicKey, key }
}

export async function newCaptcha(database: Database, actor: Actor, key: number) {
  const code = newCode()
  await database.write(actor.tenantId, (tx) => putCaptcha(tx, actor.tenantId, captchaKey(actor, key), code))
  return { image: await drawCode(code) }
}

/** Bound to the address that asked for it: a code cannot be solved elsewhere for many. */
const captchaKey = (actor: Actor, key: number | string) => `${actor.ip}/${key}`

/**
 * Checks code and password once for a login form's key; the calls that follow in the same login, with the same ciphertext,
 * go on from there. Answers the ids of everybody whose name and password fit.
 */
async function examine(
  database: Database,
  actor: Actor,
  request: LoginRequest,
  options: LoginOptions,
): Promise<string[]> {
  const sha = createHash('sha256').update(request.userCode).update('\0').update(request.passwd).digest()
  const state = await database.write(actor.tenantId, (tx) => beginExam(tx, actor, request, sha, options))
  if (state instanceof Refusal) throw state
  if ('passed' in state) return state.passed
  const password = decrypt(request.key.startsWith('rsa-') ? 'rsa' : 'sm2', request.passwd, state.privateKey)
  const right = await whoseIs(password, state.candidates)
  return database
    .write(actor.tenantId, async (tx) => {
      if (right.length === 0) {
        await insertFailures(tx, actor.tenantId, [`account:${request.userCode}`, `address:${neighbourhood(actor.ip)}`])
        await setKeyConsumed(tx, request.key)
        return null
      }
      await setKeyPassed(tx, request.key, sha, right)
      return right
    })
    .then((ids) => ids ?? refuse('login.wrong'))
}

/** What was taken or counted here stays, whatever is answered: so a refusal is returned, not thrown. */
async function beginExam(tx: Tx, actor: Actor, request: LoginRequest, sha: Buffer, { devCaptcha }: LoginOptions) {
  const key = await lockKey(tx, request.key)
  if (!key) return new Refusal('login.keyGone')
  if (key.cipher_sha) return key.cipher_sha.equals(sha) ? { passed: key.user_ids ?? [] } : new Refusal('login.keyGone')
  const captcha = await takeCaptcha(tx, captchaKey(actor, request.verifyKey ?? ''))
  const excused = devCaptcha !== undefined && request.verifyCode === devCaptcha
  if (!excused && !(captcha && sameCode(request.verifyCode, captcha.answer))) return new Refusal('login.captcha')
  const [ofAccount, ofAddress] = [
    await countFailures(tx, `account:${request.userCode}`, throttle.minutes),
    await countFailures(tx, `address:${neighbourhood(actor.ip)}`, throttle.minutes),
  ]
  if (ofAccount >= throttle.perAccount || ofAddress >= throttle.perAddress)
    return new Refusal('login.locked', { minutes: throttle.minutes })
  return { privateKey: key.private_key, candidates: await candidatesFor(tx, request.userCode) }
}

async function whoseIs(password: string, candidates: readonly Candidate[]): Promise<string[]> {
  if (candidates.length === 0) await verify(await nobody, password)
  const checked = await Promise.all(
    candidates.map(async ({ id, password_hash }) => ((await verify(password_hash, password)) ? id : '')),
  )
  return password === '' ? [] : checked.filter((id) => id !== '')
}

async function accounts(
  database: Database,
  actor: Actor,
  request: LoginRequest,
  options: LoginOptions,
): Promise<ChoiceRow[]> {
  const ids = await examine(database, actor, request, options)
  const found = accountsAt(await database.read(actor.tenantId, (sql) => choicesAmong(sql, ids)), request)
  return Array.isArray(found) ? found : refuse(found)
}

export async function readWay(database: Database, actor: Actor, request: LoginRequest, options: LoginOptions) {
  const ids = new Set(await examine(database, actor, request, options))
  const people = await database.read(actor.tenantId, (sql) => candidatesFor(sql, request.userCode))
  return wayOf(
    request.userCode,
    people.filter(({ id }) => ids.has(id)),
  )
}

/** One account goes on; several are listed with the refusal of code 1, as the specification has it. */
export async function onlyAccount(
  database: Database,
  actor: Actor,
  request: LoginRequest,
  options: LoginOptions,
): Promise<ChoiceRow> {
  const [first, ...others] = await accounts(database, actor, request, options)
  if (others.length === 0) return first ?? refuse('login.wrong')
  return refuse('login.several', { key: request.key, userList: [first!, ...others].map(presentChoice) })
}

const presentChoice = (row: ChoiceRow) => ({
  userCode: row.user_code,
  userId: row.user_id,
  fullDeptName: row.full_name,
  undoCount: 0,
  deptId: row.dept_id,
  tenantId: row.tenant_id,
})

/** Goes on with one of the accounts whose password was right under this key. */
export async function chosenAccount(
  database: Database,
  actor: Actor,
  key: string,
  userCode: string,
): Promise<ChoiceRow> {
  const row = await database.write(actor.tenantId, (tx) => lockKey(tx, key))
  const choices = await database.read(actor.tenantId, (sql) => choicesAmong(sql, row?.user_ids ?? []))
  const choice = choices.find((each) => each.user_code === userCode) ?? refuse('login.keyGone')
  return choice.disabled ? refuse('login.disabled') : choice
}

/** Opens the session and uses the key up, in one transaction: the same key cannot open two. */
export const openSession = (database: Database, actor: Actor, key: string, userId: string, agent: string) =>
  database.write(actor.tenantId, async (tx) => {
    if (!(await lockKey(tx, key))) return refuse('login.keyGone')
    await setKeyConsumed(tx, key)
    const sessionId = await insertSession(tx, { tenantId: actor.tenantId, userId, ip: actor.ip, agent })
    await announce(tx, { ...actor, userId }, { name: 'session.opened', id: sessionId, to: 'open' })
    return sessionId
  })

/** Captchas, keys and failures that are too old to matter to any login. */
export async function forgetStaleLogins(database: Database): Promise<void> {
  for (const { id } of await database.read(noTenant, (sql) => allTenants(sql)))
    await database.write(id, removeStaleLogins)
}

/** The cipher that the tenant's login forms use: SM2, unless it asks for RSA. */
export async function cipherOf(database: Database, actor: Actor): Promise<CipherKind> {
  const [row] = await database.read(actor.tenantId, (sql) => configValues(sql, ['loginCipher']))
  return row?.val === 'rsa' ? 'rsa' : 'sm2'
}
