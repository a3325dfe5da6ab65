import type { Tx } from '#kit/database/database.ts'
import type { LetterRequest } from './letterRequest.ts'
import { accountsOfOpeners, accountsOfSuppliers, findFollowers } from './recipient.store.ts'

export type Unaddressed = Omit<LetterRequest, 'userId'>
/** Informs accounts; a higher module delivers by the channels that they have chosen. */
export type Inform = (tx: Tx, request: Unaddressed, userIds: readonly string[]) => Promise<void>

const idsOf = (accounts: readonly { readonly id: string }[]): string[] => accounts.map(({ id }) => id)

export async function informSuppliers(
  inform: Inform,
  tx: Tx,
  request: Unaddressed,
  supplierIds: readonly string[],
): Promise<void> {
  if (supplierIds.length > 0) await inform(tx, request, idsOf(await accountsOfSuppliers(tx, supplierIds)))
}

export async function informOpeners(
  inform: Inform,
  tx: Tx,
  request: Unaddressed,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length > 0) await inform(tx, request, idsOf(await accountsOfOpeners(tx, personIds)))
}

/** Informs followers of the project who may see it, except suppliers informed anyway. */
export const informFollowers = async (
  inform: Inform,
  tx: Tx,
  request: Unaddressed,
  informed: readonly string[],
): Promise<void> => inform(tx, request, idsOf(await findFollowers(tx, request.projectId, informed)))
