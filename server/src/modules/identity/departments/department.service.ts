import type { Availability, DepartmentDraft } from '#contract/identity/departments.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { QueryPorts } from '#kit/module.ts'
import { refuse } from '#kit/refusal.ts'
import { mostLevels } from './department.rules.ts'
import {
  belowDepartment,
  departmentList,
  type LockedDepartment,
  lockDepartment,
  lockDepartmentTree,
  setDepartment,
  setDepartmentDisabled,
  setDepartmentParent,
  setDepartmentPlace,
  setSubtree,
} from './department.store.ts'
import { createDepartment } from '../org.store.ts'

const lastPlace = 10_000

/** A department under which others may be put, down to so many levels below it. */
async function lockParent(tx: Tx, id: string, levels: number): Promise<LockedDepartment> {
  const parent = await lockDepartment(tx, id)
  if (parent.disabled) refuse('dept.disabled', { name: parent.name, field: 'pDeptId' })
  if (parent.path.length + levels > mostLevels) refuse('dept.tooDeep', { most: mostLevels })
  return parent
}

export async function addDepartment(tx: Tx, actor: Actor, parentId: string, draft: DepartmentDraft) {
  await lockDepartmentTree(tx)
  const { id: above, path, full_name: fullName } = await lockParent(tx, parentId, 1)
  const { deptCode: code, deptName: name, deptType } = draft
  const parent = { id: above, path, fullName }
  const { id } = await createDepartment(tx, { code, name, isCompany: deptType === '1', parent })
  await setDepartmentPlace(tx, id, above, lastPlace)
  await publish(tx, actor, {
    name: 'department.added',
    id,
    to: 'active',
    data: { name, fullName: `${fullName}/${name}` },
  })
  return departmentList.one(tx, {}, id)
}

export async function editDepartment(tx: Tx, actor: Actor, id: string, version: number, draft: DepartmentDraft) {
  await lockDepartmentTree(tx)
  const before = await lockDepartment(tx, id)
  if (before.version !== version) refuse('thing.stale')
  await setDepartment(tx, before, draft)
  const fullName = `${before.full_name.slice(0, before.full_name.length - before.name.length)}${draft.deptName}`
  if (draft.deptName !== before.name) await setSubtree(tx, before, fullName, before.path.slice(0, -1))
  await publish(tx, actor, { name: 'department.edited', id, data: { before: before.full_name, after: fullName } })
  return departmentList.one(tx, {}, id)
}

interface Destination {
  readonly pDeptId: string
  readonly place?: number | undefined
}

export async function moveDepartment(tx: Tx, actor: Actor, id: string, version: number, to: Destination) {
  await lockDepartmentTree(tx)
  const before = await lockDepartment(tx, id)
  if (before.version !== version) refuse('thing.stale')
  if (before.parent_id === null) refuse('dept.top')
  const { deepest } = await belowDepartment(tx, id)
  const parent = await lockParent(tx, to.pDeptId, deepest - before.path.length + 1)
  if (parent.path.includes(id)) refuse('dept.cycle')
  await setDepartmentParent(tx, before, parent)
  await setDepartmentPlace(tx, id, parent.id, to.place ?? lastPlace)
  const after = `${parent.full_name}/${before.name}`
  await publish(tx, actor, { name: 'department.moved', id, data: { before: before.full_name, after } })
}

/** A department is disabled when nothing is open in it: no account, no department, no order, no budget. */
async function refuseWhileInUse(tx: Tx, ports: QueryPorts, { id, parent_id: parentId }: LockedDepartment) {
  if (parentId === null) refuse('dept.top')
  const { people } = await departmentList.one(tx, {}, id)
  if (people > 0) refuse('dept.hasPeople', { count: people })
  const { active } = await belowDepartment(tx, id)
  if (active > 0) refuse('dept.hasDepartments')
  const orders = await ports.ordersInProgress(tx, id)
  if (orders > 0) refuse('dept.hasOrders', { count: orders })
  const funds = await ports.fundsInForce(tx, id)
  if (funds > 0) refuse('dept.hasBudgets', { count: funds })
}

export async function setDepartmentStatus(tx: Tx, actor: Actor, ports: QueryPorts, id: string, to: Availability) {
  await lockDepartmentTree(tx)
  const before = await lockDepartment(tx, id)
  if (before.disabled === (to === 'disabled')) refuse('thing.wrongState')
  if (to === 'disabled') await refuseWhileInUse(tx, ports, before)
  else if (before.parent_id !== null) await lockParent(tx, before.parent_id, 0)
  await setDepartmentDisabled(tx, before, to === 'disabled')
  const name = to === 'disabled' ? 'department.disabled' : 'department.enabled'
  await publish(tx, actor, { name, id, from: to === 'disabled' ? 'active' : 'disabled', to })
  return departmentList.one(tx, {}, id)
}
