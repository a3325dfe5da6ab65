import type { DeptNode } from '#contract/identity/identity.ts'

/**
 * Which departments can be chosen: 0 all, 1 companies, 2 parts of companies, 3 all but those that are off and what is
 * below them.
 */
export type DeptMode = 0 | 1 | 2 | 3

/** Whether a department is shown and cannot be chosen; those that are off never can be. */
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

/** Takes one more, or gives it back. One more stands for all below it, so those of them that were chosen go. */
export function toggled(chosen: readonly DeptNode[], one: DeptNode): DeptNode[] {
  const others = chosen.filter(({ deptId }) => deptId !== one.deptId)
  return others.length < chosen.length ? others : [...others.filter(({ path }) => !path.includes(one.deptId)), one]
}
