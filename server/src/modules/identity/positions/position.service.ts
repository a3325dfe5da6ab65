import type * as contract from '#contract/identity/positions.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { positions } from './position.store.ts'

const valuesOf = ({ code, name, enName }: contract.PositionDraft) => ({
  code: code.trim(),
  name: name.trim(),
  en_name: enName.trim(),
})

export async function createPosition(tx: Tx, actor: Actor, draft: contract.PositionDraft): Promise<string> {
  const { id, name } = await positions.insert(tx, valuesOf(draft))
  await publish(tx, actor, newEvent('position.created', { id, to: 'active', data: { name } }))
  return id
}

export async function editPosition(tx: Tx, actor: Actor, input: Input<typeof contract.editPosition>) {
  const { positionId: id, version, ...draft } = input
  const before = await positions.lock(tx, id, version)
  const after = await positions.set(tx, before, valuesOf(draft))
  const fieldsOf = ({ code, name, en_name: enName }: typeof after) => ({ code, name, enName })
  const data = { name: after.name, ...fieldsChanged(fieldsOf(before), fieldsOf(after)) }
  await publish(tx, actor, newEvent('position.edited', { id, data }))
  return id
}

export async function setPositionStatus(tx: Tx, actor: Actor, input: Input<typeof contract.setPositionStatus>) {
  const { positionId: id, status: to } = input
  const row = await positions.lock(tx, id)
  await changeAvailability(tx, actor, { entity: 'position', table: positions, row, to, check: async () => {} })
  return id
}
