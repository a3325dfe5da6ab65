import { randomInt } from 'node:crypto'
import { passwordViolationOf } from '#contract/kit/password.ts'
import type { LoginState } from '#contract/login/administration.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse, Refusal, throwIfRefused } from '#kit/refusal.ts'
import {
  accountsOf,
  endSessions,
  findPerson,
  hashPassword,
  manageAccount,
  setInitialPassword,
} from '#modules/identity/index.ts'
import { countOf, countWithinLimits, lockCounters, removeCountsOf, subjectsAtLimit } from './attemptCounter.store.ts'
import { loginThrottle } from './login.rules.ts'
import { strategyOf } from './passwords/passwordStrategy.service.ts'
import { removePendingLogins } from './pendingLogin.service.ts'

const prefix = 'person:'
const attemptsOf = (personId: string) => `${prefix}${personId}`

/** People whose login is locked after too many wrong passwords. */
export async function lockedPeople(db: Db): Promise<string[]> {
  const subjects = await subjectsAtLimit(db, prefix, loginThrottle.perPerson, loginThrottle.minutes)
  return subjects.map((subject) => subject.slice(prefix.length))
}

export const isLoginLocked = async (db: Db, personId: string): Promise<boolean> =>
  (await countOf(db, attemptsOf(personId), loginThrottle.minutes)) >= loginThrottle.perPerson

/** Removes the lockout of a person after too many wrong passwords. */
export async function unlockLogin(tx: Tx, actor: Actor, userId: string): Promise<void> {
  const { person_id: personId } = await manageAccount(tx, actor, userId)
  await removeCountsOf(tx, attemptsOf(personId))
  await publish(tx, actor, { name: 'person.loginUnlocked', id: personId })
}

export async function loginStateOf(db: Db, { sms }: ServiceContext, userId: string): Promise<LoginState> {
  const person = (await findPerson(db, { userId }))[0] ?? refuse('thing.notFound')
  return {
    isLocked: await isLoginLocked(db, person.person_id),
    hasInitialPassword: person.must_change,
    hasMobile: person.mobile !== '',
    canSend: sms !== undefined,
  }
}

const maxResets = 5

/** Sends the address of the page on which a password is set by SMS code. The address alone gives no access. */
export async function sendPasswordReset(context: ServiceContext, actor: Actor, userId: string, origin: string) {
  const { sms } = context
  if (!sms) return refuse('sms.off')
  const outcome = await context.database.write(actor.tenantId, async (tx) => {
    const { person_id: personId } = await manageAccount(tx, actor, userId)
    const [person] = await findPerson(tx, { userId })
    if (!person || person.mobile === '') return new Refusal('reset.noMobile')
    const subject = `resetSent:${personId}`
    await lockCounters(tx, [subject])
    const { left } = await countWithinLimits(tx, new Map([[subject, maxResets]]), 24 * 60)
    if (left <= 0) return new Refusal('reset.tooOften', { max: maxResets })
    await publish(tx, actor, { name: 'person.resetSent', id: personId })
    return person
  })
  const to = throwIfRefused(outcome)
  const values = { account: to.code, link: `${origin}/resetPasswords` }
  const { tenantId, lang } = actor
  await sms.send({ tenantId, to: to.mobile, template: 'resetLink', lang, values }).catch(() => refuse('sms.failed'))
}

/** Excludes ambiguous letters and digits, because initial passwords are read out. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789#%+=?'

function randomPassword(strategy: Awaited<ReturnType<typeof strategyOf>>): string {
  const length = Math.min(strategy.max, Math.max(14, strategy.length))
  for (;;) {
    const password = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
    if (passwordViolationOf(password, strategy) === undefined) return password
  }
}

/** Initial password of a person, written in the given transaction; returns the password and the sessions that ended. */
export async function replacePassword(tx: Tx, actor: Actor, personId: string) {
  const password = randomPassword(await strategyOf(tx))
  await setInitialPassword(tx, personId, await hashPassword(password))
  const userIds = (await accountsOf(tx, { personId })).map((account) => account.user_id)
  await removePendingLogins(tx, userIds)
  await removeCountsOf(tx, attemptsOf(personId))
  await publish(tx, actor, { name: 'person.initialPasswordIssued', id: personId })
  return { password, ended: await endSessions(tx, actor, { personId }, 'password') }
}

/** Issues an initial password, shown once. It permits nothing but changing it. */
export async function issueInitialPassword(context: ServiceContext, actor: Actor, userId: string): Promise<string> {
  const { password, ended } = await context.database.write(actor.tenantId, async (tx) => {
    const { person_id: personId } = await manageAccount(tx, actor, userId)
    return replacePassword(tx, actor, personId)
  })
  context.authenticator.forgetSessions(ended)
  return password
}
