import { flawOf } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import type { House } from '#kit/house.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { accountsOf, endOf, hashPassword, setPassword } from '#modules/identity/index.ts'
import { removeAttempts } from './attempt.service.ts'
import { takeCode } from './code.service.ts'
import { isCommon } from './commonPasswords.ts'
import { takeCipherKey } from './cipherKey.service.ts'
import { strategyOf } from './exam.service.ts'
import { provenPassword } from './password.service.ts'
import { removeTalliesOf } from './tally.store.ts'

/** What is wrong with a new password, as the person is told. */
async function flawIn(tx: Tx, password: string): Promise<Refusal | undefined> {
  const strategy = await strategyOf(tx)
  const flaw = flawOf(password, strategy)
  if (flaw === 'form') return new Refusal('password.form', { least: strategy.length, most: strategy.most })
  if (flaw === 'level') return new Refusal('password.level')
  return isCommon(password) ? new Refusal('password.common') : undefined
}

export interface Reset {
  readonly newPassWD: string
  readonly mobile: string
  readonly key: string
  readonly uuid: string
  readonly msgCode: string
}

/** A new password for whoever has the phone. The code is looked at last: a password that cannot be taken costs none. */
export async function resetPassword(house: House, actor: Actor, { newPassWD, key, msgCode, ...asking }: Reset) {
  const chosen = await house.database.write(actor.tenantId, async (tx) => {
    const open = await takeCipherKey(tx, key)
    if (!open) return new Refusal('login.keyGone')
    const password = open(newPassWD).trim()
    return (await flawIn(tx, password)) ?? password
  })
  if (chosen instanceof Refusal) throw chosen
  const passwordHash = await hashPassword(chosen)
  const ended = await house.database.write(actor.tenantId, async (tx) => {
    const asked = await takeCode(house, tx, actor, { ...asking, purpose: 'smsReset' }, msgCode)
    if (asked instanceof Refusal) return asked
    return renew(tx, actor, { personId: asked.personId, passwordHash, how: 'person.passwordReset' })
  })
  if (ended instanceof Refusal) throw ended
  house.door.forget(ended)
}

/** A new password for who shows the present one. This session goes on, and may now do whatever the person may. */
export async function changePassword(
  house: House,
  actor: Actor,
  { oldPassWD, newPassWD, key }: { oldPassWD: string; newPassWD: string; key: string },
): Promise<void> {
  const { open } = await provenPassword(house, actor, { passwd: oldPassWD, key })
  const chosen = open(newPassWD).trim()
  const flaw = await house.database.write(actor.tenantId, (tx) => flawIn(tx, chosen))
  if (flaw) throw flaw
  if (chosen === open(oldPassWD)) return refuse('password.same')
  const passwordHash = await hashPassword(chosen)
  const { personId, sessionId } = actor
  const ended = await house.database.write(actor.tenantId, (tx) =>
    renew(tx, actor, { personId, passwordHash, how: 'person.passwordChanged', except: sessionId }),
  )
  house.door.forget([...ended, sessionId])
}

interface Renewal {
  readonly personId: string
  readonly passwordHash: string
  readonly how: string
  /** The session that goes on. */
  readonly except?: string
}

/** Whatever the old password had opened, or half opened, is closed. */
async function renew(tx: Tx, actor: Actor, { personId, passwordHash, how, except }: Renewal): Promise<string[]> {
  await setPassword(tx, personId, passwordHash)
  const userIds = (await accountsOf(tx, { personId })).map((account) => account.user_id)
  await removeAttempts(tx, userIds)
  await removeTalliesOf(tx, `person:${personId}`)
  await announce(tx, actor, { name: how, id: personId })
  return endOf(tx, actor, except === undefined ? { personId } : { personId, except }, 'password')
}
