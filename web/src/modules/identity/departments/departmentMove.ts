import type { Department } from '#contract/identity/departments.ts'
import { type DeptNode, maxDeptLevels } from '#contract/identity/identity.ts'
import type { TreePlace } from '#web/kit/data/MovableTree.tsx'

/** Departments loaded by the tree, by id. */
export type KnownDepartments = ReadonlyMap<string, DeptNode>

/** Parent of a target position. */
export const parentAt = ({ id, position }: TreePlace, known: KnownDepartments): DeptNode | undefined =>
  position === 'on' ? known.get(id) : known.get(known.get(id)?.pDeptId ?? '')

/** All departments but the root can be moved. */
export const mayMoveDepartment = (id: string, known: KnownDepartments): boolean =>
  (known.get(id)?.pDeptId ?? null) !== null

/** Whether a department may be moved there, checked on the loaded part of the tree; the server checks all of it. */
export function mayPutDepartment(id: string, place: TreePlace, known: KnownDepartments): boolean {
  const moved = known.get(id)
  const parent = parentAt(place, known)
  if (!moved || !parent?.isActive || parent.path.includes(id)) return false
  const levels = [...known.values()].filter(({ path }) => path.includes(id)).map(({ level }) => level - moved.level + 1)
  return parent.level + Math.max(...levels) <= maxDeptLevels
}

type Placed = Pick<Department, 'deptId' | 'pDeptId' | 'place'>

/** Input of a move beside or into another department; undefined if nothing changes. */
export function moveOf(moved: Placed & Pick<Department, 'version'>, target: Placed, { position }: TreePlace) {
  const { deptId, version, pDeptId: parent } = moved
  if (position === 'on') return parent === target.deptId ? undefined : { deptId, version, pDeptId: target.deptId }
  const isSibling = parent === target.pDeptId
  // Positions do not count the moved department itself.
  const others = target.place - (isSibling && moved.place < target.place ? 1 : 0)
  const place = position === 'before' ? others : others + 1
  if (target.pDeptId === null || (isSibling && place === moved.place)) return undefined
  return { deptId, version, pDeptId: target.pDeptId, place }
}
