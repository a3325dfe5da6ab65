import type { ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import { compare } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { sumOf } from './demand.rules.ts'
import { type DemandRow, demands, lockDemands } from './demand.store.ts'

export const demandData = ({
  name,
  dept_id: deptId,
  project_id: projectId,
  source_kind: kind,
  source_id: id,
}: DemandRow) => ({
  name,
  deptId,
  ...(projectId === null ? {} : { projectId }),
  ...(kind === null || id === null ? {} : { source: { kind, id } }),
})

interface Written {
  readonly id: string
  readonly line_no: number
}

/**
 * Attaches demand lines to the items that cover them. A line belongs to one project: lines used elsewhere or withdrawn
 * are refused by name. Lines no longer named by an item are open again.
 */
export async function attachDemands(
  tx: Tx,
  actor: Actor,
  projectId: string,
  items: readonly Pick<ProjectItemDraft, 'name' | 'quantity' | 'demandIds'>[],
  written: readonly Written[],
): Promise<void> {
  const itemOf = new Map(items.flatMap(({ demandIds = [] }, at) => demandIds.map((id) => [id, at] as const)))
  const named = items.reduce((all, { demandIds = [] }) => all + demandIds.length, 0)
  const locked = await lockDemands(tx, projectId, [...itemOf.keys()])
  const byId = new Map(locked.map((row) => [row.id, row]))
  const isFree = (row: DemandRow | undefined) =>
    row !== undefined &&
    (row.project_id === projectId || (row.status === 'open' && actor.permissions.has('demand.collect')))
  const taken = [...itemOf.keys()].filter((id) => !isFree(byId.get(id)))
  if (taken.length > 0 || named > itemOf.size)
    refuse('demand.taken', { names: taken.flatMap((id) => byId.get(id)?.name ?? []).join('、') })
  for (const { name, quantity, demandIds = [] } of items) {
    const sum = sumOf(demandIds.map((id) => byId.get(id)!.quantity))
    if (demandIds.length > 0 && compare(quantity, sum) !== 0) refuse('demand.quantity', { name, quantity: sum })
  }
  const lineOf = new Map(written.map(({ id, line_no: no }) => [no, id]))
  for (const row of locked) {
    const at = itemOf.get(row.id)
    if (at === undefined) await release(tx, actor, row)
    else await collect(tx, actor, row, projectId, lineOf.get(at + 1)!)
  }
}

async function collect(tx: Tx, actor: Actor, row: Locked<DemandRow>, projectId: string, itemId: string) {
  const isNew = row.status === 'open'
  const patch = { status: 'collected' as const, project_id: projectId, item_id: itemId }
  const after = await demands.set(tx, row, isNew ? { ...patch, updated_at: actor.now } : patch)
  if (isNew)
    await publish(
      tx,
      actor,
      newEvent('demand.collected', { id: row.id, from: 'open', to: 'collected', data: demandData(after) }),
    )
}

async function release(tx: Tx, actor: Actor, row: Locked<DemandRow>): Promise<void> {
  if (row.status !== 'collected') return
  await demands.set(tx, row, { status: 'open', project_id: null, item_id: null, updated_at: actor.now })
  await publish(
    tx,
    actor,
    newEvent('demand.released', { id: row.id, from: 'collected', to: 'open', data: demandData(row) }),
  )
}

/** Reopens the demand lines of a project that ended or was deleted. */
export async function releaseDemands(tx: Tx, actor: Actor, projectId: string): Promise<void> {
  for (const row of await lockDemands(tx, projectId, [])) await release(tx, actor, row)
}

/** Completes awarded demand lines; reopens lines of items without quotes. */
export async function settleDemands(tx: Tx, actor: Actor, projectId: string, awarded: ReadonlySet<string>) {
  for (const row of await lockDemands(tx, projectId, [])) {
    if (!awarded.has(row.id)) {
      await release(tx, actor, row)
      continue
    }
    const after = await demands.set(tx, row, { status: 'awarded', updated_at: actor.now })
    await publish(
      tx,
      actor,
      newEvent('demand.awarded', { id: row.id, from: row.status, to: 'awarded', data: demandData(after) }),
    )
  }
}
