import { isEmail } from '#contract/kit/person/person.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { findPerson, manageAccount } from '#modules/identity/index.ts'
import { endInvitations } from './administratorInvitation.service.ts'
import { invitationJob } from './invitationMail.job.ts'

/** Mails an invitation to a person of the tenant who has never signed in. */
export async function inviteStaff(tx: Tx, actor: Actor, userId: string): Promise<void> {
  const { person_id: personId } = await manageAccount(tx, actor, userId)
  const person = (await findPerson(tx, { userId }))[0] ?? refuse('thing.notFound')
  if (person.disabled || person.supplier_id !== null) refuse('thing.notAllowed')
  if (person.last_login_at !== null) refuse('invitation.signedIn')
  if (!isEmail(person.email)) refuse('invitation.noEmail')
  await endInvitations(tx, personId)
  await addJob(tx, invitationJob, { userId, asMember: true }, { key: userId })
  await publish(tx, actor, { name: 'person.invited', id: personId })
}
