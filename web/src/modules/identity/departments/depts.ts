import type { DeptNode } from '#contract/identity/identity.ts'

/** Selectable departments: 0 all, 1 companies, 2 parts of companies, 3 all except disabled ones and their subtrees. */
export type DeptMode = 0 | 1 | 2 | 3

/** Whether a department cannot be chosen; disabled ones never can. */
export function isDeptOff(
  { deptId, deptType, path, isActive }: DeptNode,
  mode: DeptMode,
  off: readonly string[],
): boolean {
  if (!isActive) return true
  if (mode === 3) return path.some((id) => off.includes(id))
  const isOther = mode !== 0 && deptType !== String(mode)
  return isOther || off.includes(deptId)
}

/** Toggles a department. A selected one includes its subtree, so selected descendants are removed. */
export function toggled(chosen: readonly DeptNode[], one: DeptNode): DeptNode[] {
  const others = chosen.filter(({ deptId }) => deptId !== one.deptId)
  return others.length < chosen.length ? others : [...others.filter(({ path }) => !path.includes(one.deptId)), one]
}
