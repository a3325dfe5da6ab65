import type { Actor } from '#kit/actor.ts'

/** Whether the actor sees all warehouses; who only keeps some sees those. */
export const oversees = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  (['warehouse.manage', 'warehouse.approve', 'warehouse.cost'] as const).some((one) => permissions.has(one)) ||
  (permissions.has('warehouse.read') && !permissions.has('warehouse.keep'))

/** Account whose warehouses a list shows; null: all. */
export const scopeOf = (actor: Pick<Actor, 'permissions' | 'userId'>): { readonly keeperId: string | null } => ({
  keeperId: oversees(actor) ? null : actor.userId,
})

/** Whether the actor may work in a warehouse with these keepers. */
export const keeps = ({ userId, permissions }: Actor, keepers: readonly string[]): boolean =>
  permissions.has('warehouse.keep') && keepers.includes(userId)
