import { createHash } from 'node:crypto'
import type { LoginRequest } from '#contract/login.ts'
import { isBelow } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import { type Database, noTenant, type Tx } from '#kit/database.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import type { House } from '#kit/house.ts'
import { removeOldTickets } from '#kit/tickets.ts'
import { candidatesFor } from '#modules/identity/index.ts'
import { allTenants, settingsOf } from '#modules/tenancy/index.ts'
import { type Attempt, lockAttempt, passAttempt, setAttempt, theAccount } from './attempt.service.ts'
import { captchaFlaw } from './captcha.service.ts'
import { takeCipherKey } from './cipherKey.service.ts'
import { countGuessed, examine, subjectOf } from './exam.service.ts'
import { readAs, wayOf } from './login.rules.ts'
import { removeOldTallies } from './tally.store.ts'

async function beginLogin(tx: Tx, house: House, actor: Actor, request: LoginRequest) {
  const open = await takeCipherKey(tx, request.key, request.userCode)
  if (!open) return new Refusal('login.keyGone')
  const { accountLogin, accountLoginValidType } = await settingsOf(tx, actor.tenantId, actor.host)
  if (accountLogin !== '1') return new Refusal('login.wayOff')
  const kind = accountLoginValidType === '2' ? 'slider' : 'picture'
  const flaw = await captchaFlaw(tx, actor, request, kind, house.devCaptcha)
  if (flaw) return new Refusal(flaw)
  const candidates = await candidatesFor(tx, request.userCode)
  return countGuessed(tx, actor, { open, candidates, subject: subjectOf(candidates, request.userCode) })
}

const shaOf = ({ userCode, passwd }: LoginRequest) =>
  createHash('sha256').update(userCode).update('\0').update(passwd).digest('hex')

/**
 * Checks code and password once for a login form's key; the calls that follow in the same login, with the same name and ciphertext, go on
 * from there.
 */
async function begun(house: House, actor: Actor, request: LoginRequest): Promise<Attempt> {
  if (request.tenantId !== undefined && request.tenantId !== actor.tenantId) refuse('tenant.mismatch')
  const sha = shaOf(request)
  const before = await house.database.write(actor.tenantId, (tx) => lockAttempt(tx, request.key))
  if (before) return before.sha === sha ? before : refuse('login.keyGone')
  return examine(house, actor, {
    passwd: request.passwd,
    begin: (tx) => beginLogin(tx, house, actor, request),
    pass: async (tx, right, password, { strategy }) => {
      const attempt: Attempt = {
        way: 'password',
        sha,
        userIds: right.map(({ id }) => id),
        entrance: request.entrance,
        isWeak: right.some((each) => !each.must_change) && isBelow(password, strategy),
      }
      await passAttempt(tx, actor, attempt, request.key)
      return attempt
    },
  })
}

/** A logged-in person shows their password again; guesses count like those at a login. Gives what opens the rest of their form. */
export const provenPassword = (
  house: House,
  actor: Actor,
  { passwd, key }: { readonly passwd: string; readonly key: string },
) =>
  examine(house, actor, {
    passwd,
    wrong: 'password.wrong',
    begin: async (tx) => {
      const open = await takeCipherKey(tx, key)
      if (!open) return new Refusal('login.keyGone')
      const candidates = (await candidatesFor(tx, actor.userCode)).filter(({ id }) => id === actor.userId)
      return countGuessed(tx, actor, { open, candidates, subject: `person:${actor.personId}` })
    },
    pass: async (_tx, _right, _password, { open }) => ({ open }),
  })

/** How the typed name is read, where it can be read in two ways. */
export async function readWay(house: House, actor: Actor, request: LoginRequest) {
  const { userIds } = await begun(house, actor, request)
  const people = await house.database.read(actor.tenantId, (sql) => candidatesFor(sql, request.userCode))
  return wayOf(
    request.userCode,
    people.filter(({ id }) => userIds.includes(id)),
  )
}

/** Reads the name as the person said; from now on the login is about these accounts, and at one entrance. */
export async function narrow(house: House, actor: Actor, request: LoginRequest): Promise<Attempt> {
  await begun(house, actor, request)
  return house.database.write(actor.tenantId, async (tx) => {
    const attempt = (await lockAttempt(tx, request.key)) ?? refuse('login.keyGone')
    const people = (await candidatesFor(tx, request.userCode)).filter(({ id }) => attempt.userIds.includes(id))
    const userIds = readAs(people, request).map(({ id }) => id)
    const narrowed: Attempt = { ...attempt, userIds, entrance: request.entrance ?? attempt.entrance }
    await setAttempt(tx, request.key, narrowed)
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
