import type * as contract from '#contract/ordering/costCentres.ts'
import { type Allocation, maxCostCentres } from '#contract/ordering/costCentres.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { costCentres, costCentresOf, countCostCentres, lockCostCentres, valuesOf } from './costCentre.store.ts'

export async function createCostCentre(tx: Tx, actor: Actor, draft: Input<typeof contract.createCostCentre>) {
  await lockCostCentres(tx)
  if ((await countCostCentres(tx)) >= maxCostCentres) refuse('costCentre.limit', { max: maxCostCentres })
  const { id, code } = await costCentres.insert(tx, valuesOf(draft))
  await publish(tx, actor, { name: 'costCentre.created', id, to: 'active', data: { code } })
  return id
}

export async function editCostCentre(tx: Tx, actor: Actor, input: Input<typeof contract.editCostCentre>) {
  const { costCentreId: id, version, ...draft } = input
  const before = await costCentres.lock(tx, id, version)
  const after = await costCentres.set(tx, before, valuesOf(draft))
  const data = fieldsChanged(
    { code: before.code, name: before.name, deptId: before.dept_id },
    { code: after.code, name: after.name, deptId: after.dept_id },
  )
  await publish(tx, actor, { name: 'costCentre.edited', id, data })
  return id
}

export async function setCostCentreStatus(
  tx: Tx,
  actor: Actor,
  { costCentreId: id, status: to }: Input<typeof contract.setCostCentreStatus>,
) {
  const row = await costCentres.lock(tx, id)
  await changeAvailability(tx, actor, { entity: 'costCentre', table: costCentres, row, to, check: async () => {} })
  return id
}

/** What order lines of the actor's department are asked for. */
export async function allocationOf(db: Db, { deptPath }: Actor): Promise<Allocation> {
  const { orderCostCentre, orderProjectNo } = await readSettings(db, 'orderCostCentre', 'orderProjectNo')
  return {
    costCentre: orderCostCentre,
    projectNo: orderProjectNo,
    costCentres: orderCostCentre === 'off' ? [] : await costCentresOf(db, { deptPath }),
  }
}
