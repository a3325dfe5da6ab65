import type { PermissionGroup } from '#contract/identity/roles.ts'
import type { TreeNode } from '#web/kit/data/treeNodes.ts'

/** Permissions as a tree by module. */
export interface PermissionTexts {
  readonly nameOf: (named: { readonly name: string; readonly enName: string }) => string
}

const hasWord = (text: string, word: string) => text.toLowerCase().includes(word.trim().toLowerCase())

/** Groups and permissions that match a search: a matching module shows all its permissions. */
export function found(
  groups: readonly PermissionGroup[],
  word: string,
  { nameOf }: PermissionTexts,
): PermissionGroup[] {
  return groups.flatMap((group) => {
    if (hasWord(nameOf(group), word)) return [group]
    const permissions = group.permissions.filter((each) => hasWord(nameOf(each), word) || hasWord(each.code, word))
    return permissions.length > 0 ? [{ ...group, permissions }] : []
  })
}

/** Permissions that the person may not grant cannot be added, only removed. */
const isFixed = (code: string, mayGrant: boolean, chosen: ReadonlySet<string>) => !mayGrant && !chosen.has(code)

export const nodesOf = (
  groups: readonly PermissionGroup[],
  chosen: ReadonlySet<string>,
  { nameOf }: PermissionTexts,
): readonly TreeNode[] =>
  groups.map((group) => ({
    id: group.module,
    name: nameOf(group),
    note: `${group.permissions.filter(({ code }) => chosen.has(code)).length}/${group.permissions.length}`,
    hasChildren: true,
    children: group.permissions.map(({ code, mayGrant, ...named }) => ({
      id: code,
      name: nameOf(named),
      note: code,
      hasChildren: false,
      isDisabled: isFixed(code, mayGrant, chosen),
    })),
  }))

/** State of the modules: all or some of the shown permissions selected. */
export function marksOf(groups: readonly PermissionGroup[], chosen: ReadonlySet<string>) {
  const [all, partly] = [new Set(chosen), new Set<string>()]
  for (const { module, permissions } of groups) {
    const count = permissions.filter(({ code }) => chosen.has(code)).length
    if (count > 0) all.add(module)
    if (count > 0 && count < permissions.length) partly.add(module)
  }
  return { all, partly }
}

/** Selection after a click: a module selects or deselects all permissions it shows. */
export function chosenAfter(
  groups: readonly PermissionGroup[],
  chosen: ReadonlySet<string>,
  pressed: ReadonlySet<string>,
): ReadonlySet<string> {
  const { all: before, partly } = marksOf(groups, chosen)
  const after = new Set([...pressed].filter((id) => id.includes('.')))
  for (const code of chosen)
    if (!groups.some(({ permissions }) => permissions.some((each) => each.code === code))) after.add(code)
  for (const { module, permissions } of groups) {
    if (before.has(module) === pressed.has(module)) continue
    const takes = pressed.has(module) || partly.has(module)
    for (const { code, mayGrant } of permissions)
      if (!takes) after.delete(code)
      else if (!isFixed(code, mayGrant, chosen)) after.add(code)
  }
  return after
}
