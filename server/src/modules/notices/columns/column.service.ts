import type { Input } from '#contract/kit/route.ts'
import * as contract from '#contract/notices/columns.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { columns, deepestBelow, lockColumnTree, setColumnPlace, setPaths } from './column.store.ts'

const lastPlace = 10_000

/** Path for a column under this parent; refuses too many levels, counting those of its own subtree. */
async function pathUnder(tx: Tx, pid: string | null, levels: number): Promise<readonly string[]> {
  const parent = pid === null ? undefined : await columns.lock(tx, pid)
  const path = parent?.path ?? []
  if (parent?.disabled) refuse('column.disabled', { field: 'pid' })
  if (path.length + levels > contract.maxColumnLevels) refuse('column.tooDeep', { max: contract.maxColumnLevels })
  return path
}

export async function addColumn(tx: Tx, actor: Actor, { pid, ...draft }: Input<typeof contract.addColumn>) {
  await lockColumnTree(tx)
  const above = await pathUnder(tx, pid, 1)
  const { name, enName, value } = draft
  const { id } = await columns.insert(tx, { parent_id: pid, path: [], name, en_name: enName, value, place: lastPlace })
  await columns.set(tx, await columns.lock(tx, id), { path: [...above, id] })
  await setColumnPlace(tx, id, pid, lastPlace)
  await publish(tx, actor, { name: 'column.added', id, to: 'active', data: { name } })
  return id
}

export async function editColumn(tx: Tx, actor: Actor, { id, version, ...draft }: Input<typeof contract.editColumn>) {
  const before = await columns.lock(tx, id, version)
  const { name, enName, value } = draft
  await columns.set(tx, before, { name, en_name: enName, value })
  const data = fieldsChanged({ name: before.name, enName: before.en_name, value: before.value }, draft)
  await publish(tx, actor, { name: 'column.edited', id, data })
  return id
}

export async function moveColumn(tx: Tx, actor: Actor, input: Input<typeof contract.moveColumn>) {
  const { id, version, pid, place = lastPlace } = input
  await lockColumnTree(tx)
  const before = await columns.lock(tx, id, version)
  const levels = (await deepestBelow(tx, id)) - before.path.length + 1
  if (pid !== null && (await columns.find(tx, pid)).path.includes(id)) refuse('column.cycle')
  const above = await pathUnder(tx, pid, levels)
  const nameOf = async (parentId: string | null) => (parentId === null ? '' : (await columns.find(tx, parentId)).name)
  const data = { before: await nameOf(before.parent_id), after: await nameOf(pid) }
  await columns.set(tx, before, { parent_id: pid })
  await setPaths(tx, before, above)
  await setColumnPlace(tx, id, pid, place)
  await publish(tx, actor, { name: 'column.moved', id, data })
  return id
}

export async function setColumnStatus(
  tx: Tx,
  actor: Actor,
  { id, status: to }: Input<typeof contract.setColumnStatus>,
): Promise<string> {
  const row = await columns.lock(tx, id)
  await changeAvailability(tx, actor, { entity: 'column', table: columns, row, to, check: async () => undefined })
  return id
}

/** Locks an enabled column for an article, so that it cannot be disabled concurrently. */
export async function useColumn(tx: Tx, id: string): Promise<void> {
  const [column] = await columns.share(tx, [id])
  const above = await columns.share(tx, column!.path)
  if (above.some(({ disabled }) => disabled)) refuse('column.disabled')
}
