import type { Db, Tx } from '#kit/database/database.ts'
import { closeCaps, findCaps, lockCaps, openCaps } from '#modules/ordering/index.ts'
import { mallLinesOf } from './cycles/consolidation.store.ts'

interface Limited {
  readonly id: string
  readonly quantity: number
  /** Pieces in a demand. */
  readonly sourced: number
}

/** Opens the caps of released lines: what is not sourced can be called off, once. */
export async function openCallOffs(tx: Tx, lines: readonly Limited[]): Promise<void> {
  await openCaps(
    tx,
    lines
      .filter(({ quantity, sourced }) => quantity > sourced)
      .map(({ id: refId, quantity, sourced }) => ({
        kind: 'plan',
        refId,
        maxQty: quantity - sourced,
        perBuyer: null,
        perDept: null,
        endsAt: null,
        fixedAt: null,
      })),
  )
}

/** Closes the caps of a cycle: nothing more is called off. */
export async function closeCallOffs(tx: Tx, cycleId: string): Promise<void> {
  const caps = await findCaps(tx, 'plan', await mallLinesOf(tx, cycleId))
  await closeCaps(
    tx,
    await lockCaps(
      tx,
      caps.map(({ id }) => id),
    ),
  )
}

/** Caps of plan lines, by line. */
export const capsOfLines = async (db: Db, lineIds: readonly string[]) =>
  new Map((await findCaps(db, 'plan', lineIds)).map((cap) => [cap.ref_id, cap]))
