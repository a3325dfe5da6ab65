import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { people } from '../people/person.store.ts'
import { lockRights } from '../roles/assignment.store.ts'
import { accounts, type LockedAccount, permissionsHeld } from './account.store.ts'
import { isOutOfReach } from './managedAccount.rules.ts'

/** Locks an account with its person and roles, in the order of the commands of pages: nobody changes what it shows. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await lockRights(tx)
  const account = await accounts.lock(tx, userId)
  await people.lock(tx, account.person_id)
}

/** Locked account that the actor may manage. */
export type Managed = LockedAccount

/** Accounts whose people hold permissions that the actor cannot grant. */
async function findOutOfReach(tx: Tx, actor: Actor, found: readonly LockedAccount[]): Promise<LockedAccount[]> {
  if (found.some(({ entrance, is_service: isService }) => entrance === 'supplier' || isService))
    refuse('thing.notFound')
  if (found.some(({ person_id: personId }) => personId === actor.personId)) refuse('person.own')
  const held = await permissionsHeld(
    tx,
    found.map(({ person_id: personId }) => personId),
  )
  return found.filter(({ person_id: personId }) => isOutOfReach(actor, held.get(personId) ?? []))
}

export async function manageAccount(tx: Tx, actor: Actor, userId: string, version?: number): Promise<Managed> {
  const account = await accounts.lock(tx, userId, version)
  const beyond = await findOutOfReach(tx, actor, [account])
  return beyond.length > 0 ? refuse('person.outOfReach') : account
}

/**
 * Locks accounts that the actor may manage together; refuses with the names of those out of reach
 * (`person.someOutOfReach`).
 */
export async function manageAccounts(tx: Tx, actor: Actor, userIds: readonly string[]): Promise<readonly Managed[]> {
  const found = await accounts.lockAll(tx, [...new Set(userIds)])
  const beyond = (await findOutOfReach(tx, actor, found)).map(({ name }) => name)
  return beyond.length > 0 ? refuse('person.someOutOfReach', { names: beyond.join('、') }) : found
}
