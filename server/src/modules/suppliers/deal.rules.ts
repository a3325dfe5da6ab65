import { dayOf } from '#contract/kit/calendar.ts'
import type { DealPurpose, SupplierBlock } from '#contract/suppliers/blocks.ts'
import type { SupplierStatus } from '#contract/suppliers/suppliers.ts'

interface Dealt {
  readonly status: SupplierStatus
  readonly blocks: readonly SupplierBlock[]
}

/** Blocks in force: those without a last day, and those whose last day has not passed. */
export const blocksInForce = ({ blocks }: Pick<Dealt, 'blocks'>, now: Date): SupplierBlock[] =>
  blocks.filter(({ until }) => until === '' || until >= dayOf(now))

/** Whether the supplier is on the blacklist. */
export const isBlacklisted = (supplier: Pick<Dealt, 'blocks'>, now: Date): boolean =>
  blocksInForce(supplier, now).some(({ kind }) => kind === 'blacklisted')

/** Whether one may deal with a supplier for a purpose; else the refusal. Running business is never asked for. */
export function refusalToDeal(supplier: Dealt, purpose: DealPurpose, now: Date) {
  if (supplier.status !== 'active') return 'supplier.suspended' as const
  const blocking = blocksInForce(supplier, now).find(({ purposes }) => purposes.includes(purpose))
  return blocking ? ('supplier.restricted' as const) : undefined
}
