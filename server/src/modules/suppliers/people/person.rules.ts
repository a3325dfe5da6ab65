import type { SupplierPersonAction } from '#contract/suppliers/supplierPeople.ts'
import type { SupplierAccountRow } from '#modules/identity/index.ts'

/** Most people of a supplier. */
export const maxPeople = 200

/** What an administrator may do with the account of a colleague; nothing with their own. */
export function personActions(
  { userId, disabled, isAdministrator, lastLoginAt }: SupplierAccountRow,
  actor: { readonly userId: string },
): SupplierPersonAction[] {
  if (userId === actor.userId) return []
  if (disabled) return ['enable']
  return [...(lastLoginAt === null ? (['invite'] as const) : []), isAdministrator ? 'dismiss' : 'appoint', 'disable']
}

/** Whether the supplier keeps an administrator who can sign in without this account. */
export const keepsAdministrator = (people: readonly SupplierAccountRow[], without: string): boolean =>
  people.some(({ userId, isAdministrator, isOpen }) => userId !== without && isAdministrator && isOpen)
