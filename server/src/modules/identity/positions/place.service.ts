import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { accounts } from '../accounts/account.store.ts'
import { isLedBy, isOpenStaff, lockManagers, positions } from './position.store.ts'

/** Position and direct manager of an account; absent: none. */
export interface Placing {
  readonly positionId?: string | undefined
  readonly managerId?: string | undefined
}
interface Placed {
  readonly position_id: string | null
  readonly manager_id: string | null
}

/**
 * Values of position and manager of an account of a person. What stays as it was is not checked again; a new position is
 * active, a new manager has an open account, and over persons there is no circle.
 */
export async function placingOf(
  tx: Tx,
  personId: string,
  { positionId = null, managerId = null }: { [K in keyof Placing]: Placing[K] | null },
  before: Placed = { position_id: null, manager_id: null },
): Promise<Placed> {
  if (positionId !== null && positionId !== before.position_id) {
    const [position] = (await positions.findIfThere(tx, positionId)) ? await positions.share(tx, [positionId]) : []
    if (!position) return refuse('person.noPosition')
    if (position.disabled) return refuse('person.positionDisabled', { name: position.name })
  }
  if (managerId !== null && managerId !== before.manager_id) {
    await lockManagers(tx)
    if (!(await isOpenStaff(tx, managerId))) return refuse('person.noManager')
    if (await isLedBy(tx, managerId, personId)) return refuse('person.managerCycle')
  }
  return { position_id: positionId, manager_id: managerId }
}

/** Names for the history of an account. */
export async function namesOfPlacing(tx: Tx, { position_id: positionId, manager_id: managerId }: Placed) {
  const position = positionId === null ? undefined : await positions.findIfThere(tx, positionId)
  const manager = managerId === null ? undefined : await accounts.findIfThere(tx, managerId)
  return { positionId: position?.name ?? '', managerId: manager?.name ?? '' }
}
