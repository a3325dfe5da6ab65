import { createHash } from 'node:crypto'
import type { LoginRequest, LoginResult } from '#contract/login/login.ts'
import { isBelow } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import { type Database, noTenant, type Tx } from '#kit/database.ts'
import { pipeline } from '#kit/pipeline.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import type { House } from '#kit/house.ts'
import { removeOldTickets } from '#kit/tickets.ts'
import { type Candidate, candidatesFor } from '#modules/identity/index.ts'
import { allTenants, settingsOf } from '#modules/tenancy/index.ts'
import {
  type Attempt,
  goOn,
  lockAttempt,
  type Opening,
  openFor,
  passAttempt,
  setAttempt,
  theAccount,
  welcome,
} from './attempt.service.ts'
import { captchaFlaw } from './captcha.service.ts'
import { takeCipherKey } from './cipherKey.service.ts'
import { countGuessed, examine, subjectOf } from './exam.service.ts'
import { readAs, wayOf } from './login.rules.ts'
import { removeOldTallies } from './tally.store.ts'

/** What a form names. A key that belongs to a login in the making has been used up before, so taking it again changes nothing. */
const readForm = (tx: Tx, actor: Actor, request: LoginRequest) =>
  pipeline(
    lockAttempt(tx, actor, request.key),
    takeCipherKey(tx, request.key, request.userCode),
    settingsOf(tx, actor.tenantId, actor.host),
    candidatesFor(tx, { name: request.userCode }),
  )
type Form = Awaited<ReturnType<typeof readForm>>

async function beginLogin(
  tx: Tx,
  house: House,
  actor: Actor,
  request: LoginRequest,
  [, open, settings, candidates]: Form,
) {
  if (!open) return new Refusal('login.keyGone')
  const { accountLogin, accountLoginValidType } = settings
  if (accountLogin !== '1') return new Refusal('login.wayOff')
  const kind = accountLoginValidType === '2' ? 'slider' : 'picture'
  const flaw = await captchaFlaw(tx, actor, request, kind, house.devCaptcha)
  if (flaw) return new Refusal(flaw)
  return countGuessed(tx, actor, { open, candidates, subject: subjectOf(candidates, request.userCode) })
}

const shaOf = ({ userCode, passwd }: LoginRequest) =>
  createHash('sha256').update(userCode).update('\0').update(passwd).digest('hex')

/**
 * Checks code and password once for a login form's key; the calls that follow in the same login, with the same name and ciphertext, go on
 * from there.
 */
async function begun<T>(
  house: House,
  actor: Actor,
  request: LoginRequest,
  {
    known,
    pass,
  }: {
    readonly known: (before: Attempt) => T
    readonly pass: (tx: Tx, attempt: Attempt, right: readonly Candidate[]) => Promise<T | Refusal>
  },
): Promise<T> {
  if (request.tenantId !== undefined && request.tenantId !== actor.tenantId) refuse('tenant.mismatch')
  const sha = shaOf(request)
  return examine(house, actor, {
    passwd: request.passwd,
    begin: async (tx) => {
      const form = await readForm(tx, actor, request)
      const [before] = form
      if (!before) return beginLogin(tx, house, actor, request, form)
      return before.sha === sha ? { known: known(before) } : new Refusal('login.keyGone')
    },
    pass: (tx, right, password, { strategy }) => {
      const attempt: Attempt = {
        way: 'password',
        sha,
        userIds: right.map(({ id }) => id),
        entrance: request.entrance,
        isWeak: right.some((each) => !each.must_change) && isBelow(password, strategy),
      }
      return pass(tx, attempt, right)
    },
  })
}

/** The login in the making of a form, kept for the calls that follow. */
const keptFor = (house: House, actor: Actor, request: LoginRequest): Promise<Attempt> =>
  begun(house, actor, request, {
    known: (before) => before,
    pass: async (tx, attempt) => {
      await passAttempt(tx, actor, attempt, request.key)
      return attempt
    },
  })

/**
 * The whole login: one transaction counts the guess, and one more opens the session or, where something is still due, keeps the login
 * in the making. Where an earlier call of the same form has shown the password, it goes on from there.
 */
export async function logIn(house: House, actor: Actor, request: LoginRequest): Promise<LoginResult> {
  const { key } = request
  const opening = await begun<Opening | undefined>(house, actor, request, {
    known: () => undefined,
    pass: async (tx, attempt, right) => {
      const userIds = readAs(right, request).map(({ id }) => id)
      try {
        return await openFor(house, tx, actor, { ...attempt, userIds }, { key })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        // It came before anything was written, so the transaction is whole: what was shown is kept, and the refusal told.
        await passAttempt(tx, actor, { ...attempt, userIds }, key)
        return error
      }
    },
  })
  if (opening) return welcome(house, actor, opening)
  await narrow(house, actor, request)
  return goOn(house, actor, { key })
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
      const candidates = (await candidatesFor(tx, { name: actor.userCode })).filter(({ id }) => id === actor.userId)
      return countGuessed(tx, actor, { open, candidates, subject: `person:${actor.personId}` })
    },
    pass: async (_tx, _right, _password, { open }) => ({ open }),
  })

/** How the typed name is read, where it can be read in two ways. */
export async function readWay(house: House, actor: Actor, request: LoginRequest) {
  const { userIds } = await keptFor(house, actor, request)
  const people = await house.database.read(actor.tenantId, (sql) => candidatesFor(sql, { name: request.userCode }))
  return wayOf(
    request.userCode,
    people.filter(({ id }) => userIds.includes(id)),
  )
}

/** Reads the name as the person said; from now on the login is about these accounts, and at one entrance. */
export async function narrow(house: House, actor: Actor, request: LoginRequest): Promise<Attempt> {
  await keptFor(house, actor, request)
  return house.database.write(actor.tenantId, async (tx) => {
    const attempt = (await lockAttempt(tx, actor, request.key)) ?? refuse('login.keyGone')
    const people = (await candidatesFor(tx, { name: request.userCode })).filter(({ id }) =>
      attempt.userIds.includes(id),
    )
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
