import type { EventName } from '#contract/events.ts'
import { type Availability, availabilityOf, availabilityNames } from '#contract/kit/availability.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { newEvent, publish } from './events.ts'

/** Entities with the events `disabled` and `enabled`. */
type Entity = {
  [Name in EventName]: Name extends `${infer E}.disabled` ? (`${E}.enabled` extends EventName ? E : never) : never
}[EventName]

interface Row {
  readonly id: string
  readonly disabled: boolean
}

/** Table that updates the column; every `tableOf` matches. */
interface Table {
  readonly set: (tx: Tx, row: Locked<Row>, patch: { disabled: boolean }) => Promise<unknown>
}

/**
 * Disables or enables a record and publishes the event. Refuses with `thing.wrongState` if the record already has that
 * state; `check` refuses other obstacles before anything is written.
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
  if (row.disabled === isDisabling) refuse('thing.wrongState', { state: availabilityNames[availabilityOf(row)] })
  await check(isDisabling)
  await table.set(tx, row, { disabled: isDisabling })
  const name = isDisabling ? (`${entity}.disabled` as const) : (`${entity}.enabled` as const)
  await publish(tx, actor, newEvent(name, { id: row.id, from: isDisabling ? 'active' : 'disabled', to }))
}
