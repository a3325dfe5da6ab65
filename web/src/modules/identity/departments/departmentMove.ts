import type { Department } from '#contract/identity/departments.ts'
import { type DeptNode, mostDeptLevels } from '#contract/identity/identity.ts'
import type { TreePlace } from '#web/kit/data/MovableTree.tsx'

/** The departments that the tree has loaded, by their ids. */
export type KnownDepartments = ReadonlyMap<string, DeptNode>

/** The department that a place is below. */
export const parentAt = ({ id, position }: TreePlace, known: KnownDepartments): DeptNode | undefined =>
  position === 'on' ? known.get(id) : known.get(known.get(id)?.pDeptId ?? '')

/** Only the top department stands where it is. */
export const mayMoveDepartment = (id: string, known: KnownDepartments): boolean =>
  (known.get(id)?.pDeptId ?? null) !== null

/** Whether a department may be put there, as far as the tree is loaded; the server looks at all of it. */
export function mayPutDepartment(id: string, place: TreePlace, known: KnownDepartments): boolean {
  const moved = known.get(id)
  const parent = parentAt(place, known)
  if (!moved || !parent?.isActive || parent.path.includes(id)) return false
  const levels = [...known.values()].filter(({ path }) => path.includes(id)).map(({ level }) => level - moved.level + 1)
  return parent.level + Math.max(...levels) <= mostDeptLevels
}

type Placed = Pick<Department, 'deptId' | 'pDeptId' | 'place'>

/**
 * What the server is to be sent for a department that is put beside or into another one; undefined where it is there
 * already.
 */
export function moveOf(moved: Placed & Pick<Department, 'version'>, target: Placed, { position }: TreePlace) {
  const { deptId, version, pDeptId: parent } = moved
  if (position === 'on') return parent === target.deptId ? undefined : { deptId, version, pDeptId: target.deptId }
  const isSibling = parent === target.pDeptId
  // A place counts the others, so those behind the department move up when it goes.
  const others = target.place - (isSibling && moved.place < target.place ? 1 : 0)
  const place = position === 'before' ? others : others + 1
  if (target.pDeptId === null || (isSibling && place === moved.place)) return undefined
  return { deptId, version, pDeptId: target.pDeptId, place }
}
