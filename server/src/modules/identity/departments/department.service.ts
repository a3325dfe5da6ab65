import type * as contract from '#contract/identity/departments.ts'
import { maxDeptLevels } from '#contract/identity/identity.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import type { QueryPorts } from '#kit/module.ts'
import { refuse } from '#kit/refusal.ts'
import {
  belowDepartment,
  departmentList,
  departments,
  type LockedDepartment,
  lockDepartmentTree,
  moveInto,
  setDepartmentPlace,
  setSubtree,
} from './department.store.ts'
import { createDepartment } from '../org.store.ts'

const lastPlace = 10_000

/**
 * Locks a parent department. Refuses with `dept.disabled`, or with `dept.tooDeep` if `levels` more levels do not fit
 * below it.
 */
async function lockParent(tx: Tx, id: string, levels: number): Promise<LockedDepartment> {
  const parent = await departments.lock(tx, id)
  if (parent.disabled) refuse('dept.disabled', { name: parent.name, field: 'pDeptId' })
  if (parent.path.length + levels > maxDeptLevels) refuse('dept.tooDeep', { max: maxDeptLevels })
  return parent
}

export async function addDepartment(tx: Tx, actor: Actor, input: Input<typeof contract.addDepartment>) {
  const { pDeptId, deptCode: code, deptName: name, deptType } = input
  await lockDepartmentTree(tx)
  const { path, full_name: fullName } = await lockParent(tx, pDeptId, 1)
  const parent = { id: pDeptId, path, fullName }
  const added = await createDepartment(tx, { code, name, isCompany: deptType === '1', parent })
  await setDepartmentPlace(tx, added.id, pDeptId, lastPlace)
  const data = { name, fullName: added.fullName }
  await publish(tx, actor, { name: 'department.added', id: added.id, to: 'active', data })
  return added.id
}

export async function editDepartment(tx: Tx, actor: Actor, input: Input<typeof contract.editDepartment>) {
  const { deptId: id, version, deptCode: code, deptName: name, deptType: kind } = input
  await lockDepartmentTree(tx)
  const before = await departments.lock(tx, id, version)
  await departments.set(tx, before, { code, name, kind })
  const after = `${before.full_name.slice(0, before.full_name.length - before.name.length)}${name}`
  if (name !== before.name) await setSubtree(tx, before, after, before.path.slice(0, -1))
  const changed = fieldsChanged(
    { deptName: before.name, deptCode: before.code, deptType: before.kind },
    { deptName: name, deptCode: code, deptType: kind },
  )
  await publish(tx, actor, { name: 'department.edited', id, data: { before: before.full_name, after, ...changed } })
  return id
}

export async function moveDepartment(tx: Tx, actor: Actor, input: Input<typeof contract.moveDepartment>) {
  const { deptId: id, version, pDeptId, place = lastPlace } = input
  await lockDepartmentTree(tx)
  const before = await departments.lock(tx, id, version)
  if (before.parent_id === null) refuse('dept.top')
  const { deepest } = await belowDepartment(tx, id)
  const parent = await lockParent(tx, pDeptId, deepest - before.path.length + 1)
  if (parent.path.includes(id)) refuse('dept.cycle')
  const after = `${parent.full_name}/${before.name}`
  await departments.set(tx, before, { parent_id: pDeptId })
  await setSubtree(tx, before, after, parent.path)
  await setDepartmentPlace(tx, id, pDeptId, place)
  await publish(tx, actor, { name: 'department.moved', id, data: { before: before.full_name, after } })
}

/**
 * Merges a department into another one: accounts and sub-departments move, and it is disabled. Its documents stay with
 * it, so it may have neither orders in progress nor budgets in force.
 */
export async function mergeDepartment(
  tx: Tx,
  actor: Actor,
  { deptId, version, intoId }: Input<typeof contract.mergeDepartment>,
  { queryPorts }: ServiceContext,
) {
  await lockDepartmentTree(tx)
  const from = await departments.lock(tx, deptId, version)
  if (from.parent_id === null) refuse('dept.top')
  const { deepest } = await belowDepartment(tx, deptId)
  const into = await lockParent(tx, intoId, Math.max(0, deepest - from.path.length))
  if (into.path.includes(deptId)) refuse('dept.mergeSelf')
  await refuseOpenDocuments(tx, queryPorts, deptId)
  await moveInto(tx, from, into)
  await departments.set(tx, from, { disabled: true })
  const data = { before: from.full_name, after: into.full_name }
  await publish(tx, actor, { name: 'department.merged', id: deptId, from: 'active', to: 'disabled', data })
}

async function refuseOpenDocuments(tx: Tx, ports: QueryPorts, deptId: string): Promise<void> {
  const orders = await ports.ordersInProgress(tx, deptId)
  if (orders > 0) refuse('dept.hasOrders', { count: orders })
  const funds = await ports.fundsInForce(tx, deptId)
  if (funds > 0) refuse('dept.hasBudgets', { count: funds })
}

/**
 * Refuses to disable a department that is in use: accounts, active departments below it, orders in progress, or funds
 * in force.
 */
async function refuseWhileInUse(tx: Tx, ports: QueryPorts, { id, parent_id: parentId }: LockedDepartment) {
  if (parentId === null) refuse('dept.top')
  const { people } = await departmentList.one(tx, {}, id)
  if (people > 0) refuse('dept.hasPeople', { count: people })
  const { active } = await belowDepartment(tx, id)
  if (active > 0) refuse('dept.hasDepartments')
  await refuseOpenDocuments(tx, ports, id)
}

export async function setDepartmentStatus(
  tx: Tx,
  actor: Actor,
  { deptId, status: to }: Input<typeof contract.setDepartmentStatus>,
  { queryPorts }: ServiceContext,
) {
  await lockDepartmentTree(tx)
  const row = await departments.lock(tx, deptId)
  const check = async (isDisabling: boolean) => {
    if (isDisabling) await refuseWhileInUse(tx, queryPorts, row)
    else if (row.parent_id !== null) await lockParent(tx, row.parent_id, 0)
  }
  await changeAvailability(tx, actor, { entity: 'department', table: departments, row, to, check })
  return deptId
}
