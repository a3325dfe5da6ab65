import type { EventName } from '#contract/events.ts'
import type { Availability } from '#contract/kit/availability.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { newEvent, publish } from './events.ts'

/** Entities that are disabled and enabled again, by the events that they declare. */
type Entity = {
  [Name in EventName]: Name extends `${infer E}.disabled` ? (`${E}.enabled` extends EventName ? E : never) : never
}[EventName]

interface Row {
  readonly id: string
  readonly disabled: boolean
}

/** What writes the column: a table of `tableOf` does. */
interface Table {
  readonly set: (tx: Tx, row: Locked<Row>, patch: { disabled: boolean }) => Promise<unknown>
}

/**
 * Disables a record or enables it again, and publishes that. One that is so already is refused; `check` refuses what
 * stands in the way, before anything is written.
 */
export async function changeAvailability(
  tx: Tx,
  actor: Actor,
  {
    entity,
    table,
    row,
    to,
    check,
  }: {
    readonly entity: Entity
    readonly table: Table
    readonly row: Locked<Row>
    readonly to: Availability
    readonly check: (isDisabling: boolean) => Promise<unknown>
  },
): Promise<void> {
  const isDisabling = to === 'disabled'
  if (row.disabled === isDisabling) refuse('thing.wrongState')
  await check(isDisabling)
  await table.set(tx, row, { disabled: isDisabling })
  const name = isDisabling ? (`${entity}.disabled` as const) : (`${entity}.enabled` as const)
  await publish(tx, actor, newEvent(name, { id: row.id, from: isDisabling ? 'active' : 'disabled', to }))
}
