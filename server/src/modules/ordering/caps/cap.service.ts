import type { RefusalCode } from '#contract/refusals.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import {
  capRows,
  type CapUse,
  closeCapRows,
  countCapUses,
  giveBackCapUses,
  insertCaps,
  lockCapsOfOrder,
  lockCapRows,
  type NewCap,
} from './cap.store.ts'

export type { CapUse, NewCap }

/**
 * Opens caps for what a higher module limits, one for each `refId`; returns the cap id of each `refId`. Orders take of
 * a cap when `placeOrders` names it in a line, and give it back wherever they give back awarded agreements.
 */
export async function openCaps(tx: Tx, caps: readonly NewCap[]): Promise<ReadonlyMap<string, string>> {
  if (caps.length === 0) return new Map()
  const rows = await insertCaps(tx, { caps })
  return new Map(rows.map(({ id, ref_id: refId }) => [refId, id]))
}

/** Caps of these offers or plan lines, with what is used. */
export const findCaps = (db: Db, kind: NewCap['kind'], refIds: readonly string[]) =>
  refIds.length === 0 ? Promise.resolve([]) : capRows(db, { kind, refIds })

/** Locks caps in id order. Lock what they belong to and the order first, funds after. */
export const lockCaps = (tx: Tx, ids: readonly string[]) => lockCapRows(tx, { ids }) as Promise<Locked<CapRow>[]>
type CapRow = Awaited<ReturnType<typeof lockCapRows>>[number]

/** Closes locked caps: nothing more can be ordered, what is used stays used until its orders give it back. */
export const closeCaps = async (tx: Tx, caps: readonly Locked<CapRow>[]): Promise<void> =>
  void (caps.length > 0 && (await closeCapRows(tx, { ids: caps.map(({ id }) => id) })))

const refusals: Record<NewCap['kind'], Record<'closed' | 'usedUp' | 'perBuyer' | 'perDept', RefusalCode>> = {
  group: {
    closed: 'cap.groupClosed',
    usedUp: 'cap.groupFull',
    perBuyer: 'cap.groupPerBuyer',
    perDept: 'cap.groupPerDepartment',
  },
  plan: { closed: 'cap.planClosed', usedUp: 'cap.planUsedUp', perBuyer: 'cap.planUsedUp', perDept: 'cap.planUsedUp' },
}

/**
 * Counts what orders take of caps, all or nothing: the caps are open, their time is not over, and places and the limits
 * of person and department hold. Refuses with the first of these that does not.
 */
export async function useCaps(tx: Tx, uses: readonly CapUse[], now: Date): Promise<void> {
  if (uses.length === 0) return
  const [short] = await countCapUses(tx, uses, now)
  if (!short) return
  const { reason, kind, available, most } = short
  if (reason === 'missing' || kind === '') return refuse('thing.notFound')
  refuse(refusals[kind][reason], { available, max: most })
}

/** Gives back all or part of what an order has taken of caps; the caller has locked the order. */
export const giveBackCaps = async (
  tx: Tx,
  orderId: string,
  lines?: readonly { skuId: string; qty: number }[],
): Promise<void> =>
  void (await giveBackCapUses(tx, {
    orderId,
    skuIds: lines?.map(({ skuId }) => skuId) ?? null,
    quantities: lines?.map(({ qty }) => qty) ?? null,
  }))

/**
 * Locks the caps of an order until the end of the transaction, and tells whether its group is open and not over. What a
 * plan has given to a group stays given when the plan is closed. The caller has locked the order.
 */
export async function holdOpenCaps(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const caps = await lockCapsOfOrder(tx, { orderId })
  return caps.every(
    ({ kind, is_open: isOpen, ends_at: endsAt }) => kind === 'plan' || (isOpen && (endsAt === null || now < endsAt)),
  )
}
