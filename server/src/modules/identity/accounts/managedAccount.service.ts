import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { accounts, type LockedAccount, permissionsHeld } from './account.store.ts'
import { isOutOfReach } from './managedAccount.rules.ts'

/** An account that the actor may manage. */
export type Managed = LockedAccount

export async function manageAccount(tx: Tx, actor: Actor, userId: string, version?: number): Promise<Managed> {
  const account = await accounts.lock(tx, userId, version)
  if (account.entrance === 'supplier') refuse('thing.notFound')
  if (account.person_id === actor.personId) refuse('person.own')
  const theirs = await permissionsHeld(tx, account.person_id)
  return isOutOfReach(actor, theirs) ? refuse('person.outOfReach') : account
}
