import type { MenuItem } from '#contract/administration/menuEntries.ts'
import { isGroup, maxMenuLevels } from '#contract/tenancy/menuTree.ts'
import type { TreePlace } from '#web/kit/data/MovableTree.tsx'
import type { TreeNode } from '#web/kit/data/treeNodes.ts'

type Entries = readonly MenuItem[]
type Texts = (entry: MenuItem) => { readonly name: string; readonly note: string }

const childrenOf = (entries: Entries, parentId: string | null) => entries.filter(({ pPermId }) => pPermId === parentId)

/** Entries as a tree. */
export const nodesOf = (entries: Entries, texts: Texts, parentId: string | null = null): readonly TreeNode[] =>
  childrenOf(entries, parentId).map((entry) => {
    const children = nodesOf(entries, texts, entry.permId)
    return {
      id: entry.permId,
      ...texts(entry),
      hasChildren: children.length > 0,
      ...(children.length > 0 ? { children } : {}),
    }
  })

/** Whether the entry may be put there, checked beforehand; the server decides. */
export function mayPut(entries: Entries, id: string, place: TreePlace): boolean {
  const find = (of: string | null) => entries.find(({ permId }) => permId === of)
  const [moved, target] = [find(id), find(place.id)]
  if (!moved || !target || id === place.id) return false
  const parent = place.position === 'on' ? target : find(target.pPermId)
  if (place.position === 'on' && !isGroup(target)) return false
  for (let at = parent; at; at = find(at.pPermId)) if (at.permId === id) return false
  return (parent?.level ?? 0) < maxMenuLevels
}

/** Input of a move; without a target before it, to the end of the group. */
export function moveOf(entries: Entries, { permId, area, version }: MenuItem, { id, position }: TreePlace) {
  const target = entries.find((entry) => entry.permId === id)
  const entry = { area, permId, version }
  if (position === 'on') return { ...entry, pPermId: id, beforeId: null }
  const pPermId = target?.pPermId ?? null
  const siblings = childrenOf(entries, pPermId).filter((each) => each.permId !== permId)
  const at = siblings.findIndex((each) => each.permId === id)
  const beforeId = siblings[position === 'before' ? at : at + 1]?.permId ?? null
  return { ...entry, pPermId, beforeId }
}

/** Input of a move by one position among the entries of its group. */
export function stepOf(entries: Entries, { permId, area, version, pPermId }: MenuItem, by: 1 | -1) {
  const siblings = childrenOf(entries, pPermId)
  const at = siblings.findIndex((each) => each.permId === permId)
  const beforeId = siblings[by < 0 ? at - 1 : at + 2]?.permId ?? null
  return { area, permId, version, pPermId, beforeId }
}
