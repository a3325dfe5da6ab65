import { randomBytes } from 'node:crypto'
import type * as contract from '#contract/identity/people.ts'
import { maskMobile } from '#contract/kit/format.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { editAccount, insertAccount } from '../accounts/account.service.ts'
import { manageAccount } from '../accounts/managedAccount.service.ts'
import { handOverWork } from '../openWork/openWork.service.ts'
import { hashPassword } from '../password.ts'
import { changeRights } from '../roles/assignment.service.ts'
import { endSessions } from '../sessions/session.service.ts'
import { people } from './person.store.ts'

/** Hash of a random password that no one knows: the person sets one by SMS, or receives an initial password. */
export const noPassword = hashPassword(randomBytes(32).toString('hex'))

export async function addPerson(tx: Tx, actor: Actor, { mobile, email, ...account }: contract.PersonDraft) {
  const { id } = await people.insert(tx, { mobile, email, password_hash: await noPassword })
  return insertAccount(tx, actor, id, account)
}

interface ContactDraft {
  readonly mobile: string
  readonly email: string
}

/** Updates the contact data. Returns the sessions that were ended because the mobile number changed. */
async function setContact(tx: Tx, actor: Actor, personId: string, { mobile, email }: ContactDraft): Promise<string[]> {
  const person = await people.lock(tx, personId)
  if (email !== person.email || mobile !== person.mobile) await people.set(tx, person, { mobile, email })
  if (mobile === person.mobile) return []
  const data = { before: maskMobile(person.mobile), after: maskMobile(mobile) }
  await publish(tx, actor, { name: 'person.contactChanged', id: personId, data })
  return endSessions(tx, actor, { personId }, 'mobile')
}

export const editPerson = (
  tx: Tx,
  actor: Actor,
  { userId, version, mobile, email, openTasksTo, ...draft }: Input<typeof contract.editPerson>,
  { authenticator, openWork }: ServiceContext,
) =>
  changeRights(tx, async () => {
    const account = await manageAccount(tx, actor, userId, version)
    await editAccount(tx, actor, account, draft)
    await handOverWork(tx, actor, openWork, [userId], openTasksTo)
    authenticator.forgetSessions(await setContact(tx, actor, account.person_id, { mobile, email }))
    return userId
  })
