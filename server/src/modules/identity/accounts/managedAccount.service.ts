import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { accounts, type LockedAccount, permissionsHeld } from './account.store.ts'
import { isOutOfReach } from './managedAccount.rules.ts'

/** An account that the actor may manage. */
export type Managed = LockedAccount

async function isBeyond(tx: Tx, actor: Actor, { entrance, person_id: personId }: LockedAccount): Promise<boolean> {
  if (entrance === 'supplier') refuse('thing.notFound')
  if (personId === actor.personId) refuse('person.own')
  return isOutOfReach(actor, await permissionsHeld(tx, personId))
}

export async function manageAccount(tx: Tx, actor: Actor, userId: string, version?: number): Promise<Managed> {
  const account = await accounts.lock(tx, userId, version)
  return (await isBeyond(tx, actor, account)) ? refuse('person.outOfReach') : account
}

/** Accounts that the actor may manage together; a refusal names those that stand in the way. */
export async function manageAccounts(tx: Tx, actor: Actor, userIds: readonly string[]): Promise<readonly Managed[]> {
  const found = await accounts.lockAll(tx, [...new Set(userIds)])
  const beyond: string[] = []
  for (const account of found) if (await isBeyond(tx, actor, account)) beyond.push(account.name)
  return beyond.length > 0 ? refuse('person.someOutOfReach', { names: beyond.join('、') }) : found
}
