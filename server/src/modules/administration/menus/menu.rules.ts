import type { MenuAction, MenuItem } from '#contract/administration/menuEntries.ts'
import type { MenuArea } from '#contract/tenancy/menuFields.ts'
import {
  isGroup,
  isWithin,
  levelsFrom,
  maxMenuLevels,
  type MenuNode,
  placeBetween,
} from '#contract/tenancy/menuTree.ts'
import { refuse } from '#kit/refusal.ts'

/** Page without which nobody can undo a change of the menus. */
const wayBack = 'menus'

const siblingsOf = (nodes: readonly MenuNode[], parentId: string | null) =>
  nodes.filter((node) => node.parentId === parentId)

export const isWayBack = (nodes: readonly MenuNode[], id: string): boolean =>
  nodes.some((node) => node.declared?.url === wayBack && isWithin(nodes, node.id, id))

function actionsOf(node: MenuNode, nodes: readonly MenuNode[], area: MenuArea): MenuAction[] {
  const siblings = siblingsOf(nodes, node.parentId)
  const at = siblings.indexOf(node)
  const isCode = node.permType === '3'
  return [
    ...(isGroup(node) && node.level < maxMenuLevels ? (['addBelow'] as const) : []),
    'edit',
    'move',
    ...(at > 0 ? (['up'] as const) : []),
    ...(at < siblings.length - 1 ? (['down'] as const) : []),
    ...(isCode ? [] : node.isHidden ? (['show'] as const) : []),
    ...(isCode || node.isHidden || (area === 'operator' && isWayBack(nodes, node.id)) ? [] : (['hide'] as const)),
    ...(node.declared && node.version > 0 ? (['restore'] as const) : []),
    ...(node.declared ? [] : (['remove'] as const)),
  ]
}

export const presentItem = (node: MenuNode, nodes: readonly MenuNode[], area: MenuArea): MenuItem => ({
  permId: node.id,
  version: node.version,
  area,
  pPermId: node.parentId,
  level: node.level,
  permName: node.name,
  enName: node.enName,
  permType: node.permType,
  isOutsideUrl: node.outside,
  url: node.url,
  routeName: node.routeName,
  params: node.params,
  isNewWindow: node.isNewWindow ? '1' : '0',
  permCode: node.permCode,
  isHidden: node.isHidden,
  isShown: node.isShown,
  isDeclared: node.declared !== null,
  usualName: node.declared?.name ?? '',
  needs: [...(node.page?.needs ?? [])],
  can: actionsOf(node, nodes, area),
})

/** Refuses a group that is none, lies within the entry itself, or leaves too few levels. */
export function checkGroup(nodes: readonly MenuNode[], parentId: string | null, moved?: MenuNode): void {
  if (parentId === null) return
  const parent = nodes.find(({ id }) => id === parentId)
  if (!parent || !isGroup(parent)) return refuse('menu.notGroup')
  if (moved && isWithin(nodes, parentId, moved.id)) refuse('menu.cycle')
  const levels = moved ? levelsFrom(nodes, moved.id) : 1
  if (parent.level + levels > maxMenuLevels) refuse('menu.tooDeep', { max: maxMenuLevels })
}

/** Position in a group: before an entry of it, or at its end. */
export function placeIn(nodes: readonly MenuNode[], parentId: string | null, beforeId: string | null, moved?: string) {
  const siblings = siblingsOf(nodes, parentId).filter(({ id }) => id !== moved)
  const at = beforeId === null ? siblings.length : siblings.findIndex(({ id }) => id === beforeId)
  if (at < 0) return refuse('thing.stale')
  return placeBetween(siblings[at - 1]?.place, siblings[at]?.place)
}

/** Names of the groups above an entry, for the history. */
export const pathOf = (nodes: readonly MenuNode[], parentId: string | null): string => {
  const parent = nodes.find(({ id }) => id === parentId)
  return parent ? [pathOf(nodes, parent.parentId), parent.name].filter(Boolean).join(' / ') : ''
}
