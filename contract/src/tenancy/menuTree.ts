import type { MenuChange, OutsideKind, PermType } from './menuFields.ts'

/** Entry that the code declares; without url a group. */
export interface DeclaredEntry {
  readonly id: string
  readonly parentId: string | null
  readonly place: number
  readonly name: string
  readonly enName: string
  readonly url: string
  /** Permissions of which each opens the page; without them a permission of every kind does. */
  readonly needs?: readonly string[] | undefined
  readonly needsSwitch?: string | undefined
}

/** Entry of a tenant's menu, declared or added. */
export interface MenuNode {
  readonly id: string
  /** Version of the tenant's change; 0: as declared. */
  readonly version: number
  readonly declared: DeclaredEntry | null
  readonly parentId: string | null
  readonly place: number
  readonly level: number
  readonly name: string
  readonly enName: string
  readonly permType: PermType
  readonly url: string
  readonly routeName: string
  readonly params: string
  readonly outside: OutsideKind
  readonly isNewWindow: boolean
  /** Code that an added entry needs, beside what its page needs; of type 3 the code that it declares. */
  readonly permCode: string
  readonly isHidden: boolean
  /** Neither hidden itself nor in a hidden group. */
  readonly isShown: boolean
  /** Declared entry of the page that it leads to; null: a group, a link or a code. */
  readonly page: DeclaredEntry | null
}

/** Levels of a menu: groups in groups, and their entries. */
export const maxMenuLevels = 3
export const topLevel = '0'

export const isGroup = ({ permType, url }: Pick<MenuNode, 'permType' | 'url'>): boolean =>
  permType === '1' && url === ''

type Unplaced = Omit<MenuNode, 'level' | 'isShown'>

function declaredNode(entry: DeclaredEntry, change: MenuChange | undefined): Unplaced {
  const parentId = change?.parent_id ?? entry.parentId
  return {
    id: entry.id,
    version: change?.version ?? 0,
    declared: entry,
    parentId: parentId === topLevel ? null : parentId,
    place: change?.place ?? entry.place,
    name: change?.perm_name ?? entry.name,
    enName: change?.en_name ?? entry.enName,
    permType: change?.perm_type ?? '1',
    url: entry.url,
    routeName: entry.url,
    params: change?.params ?? '',
    outside: '0',
    isNewWindow: change?.new_window ?? false,
    permCode: '',
    isHidden: change?.hidden ?? false,
    page: entry.url === '' ? null : entry,
  }
}

function addedNode(change: MenuChange, pages: ReadonlyMap<string, DeclaredEntry>): Unplaced[] {
  const { route_name: routeName, parent_id: parentId, outside } = change
  const page = pages.get(routeName ?? '') ?? null
  // The page may be gone since the entry was added.
  if (routeName !== '' && page === null) return []
  return [
    {
      id: change.id,
      version: change.version,
      declared: null,
      parentId: parentId === topLevel ? null : parentId,
      place: change.place ?? 0,
      name: change.perm_name ?? '',
      enName: change.en_name ?? '',
      permType: change.perm_type ?? '1',
      url: change.url ?? '',
      routeName: routeName ?? '',
      params: change.params ?? '',
      outside: outside ?? '0',
      isNewWindow: change.new_window ?? false,
      permCode: change.perm_code ?? '',
      isHidden: change.hidden,
      page,
    },
  ]
}

/**
 * Menu of a tenant: declared entries with what it has changed, and those that it has added, each after its group. An
 * entry whose group is gone, or is no group, is at the top level.
 */
export function menuTree(declared: readonly DeclaredEntry[], changes: readonly MenuChange[]): MenuNode[] {
  const changeOf = new Map(changes.filter((each) => each.declared).map((each) => [each.id, each]))
  const pages = new Map(declared.filter(({ url }) => url !== '').map((entry) => [entry.url, entry]))
  const all = [
    ...declared.map((entry) => declaredNode(entry, changeOf.get(entry.id))),
    ...changes.filter((each) => !each.declared).flatMap((each) => addedNode(each, pages)),
  ]
  const groups = new Set(all.filter(isGroup).map(({ id }) => id))
  const childrenOf = Map.groupBy(all, ({ parentId }) => (parentId !== null && groups.has(parentId) ? parentId : null))
  const below = (parentId: string | null, level: number, isParentShown: boolean): MenuNode[] =>
    (childrenOf.get(parentId) ?? [])
      .toSorted((a, b) => a.place - b.place || (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
      .flatMap((node) => {
        const isShown = isParentShown && !node.isHidden
        return [{ ...node, parentId, level, isShown }, ...below(node.id, level + 1, isShown)]
      })
  return below(null, 1, true)
}

/** Whether `id` is the entry itself or below it. */
export function isWithin(nodes: readonly MenuNode[], id: string | null, within: string): boolean {
  const parentOf = new Map(nodes.map((node) => [node.id, node.parentId]))
  for (let at = id; at !== null; at = parentOf.get(at) ?? null) if (at === within) return true
  return false
}

/** Levels from an entry to the deepest one below it; 1 without any. */
export function levelsFrom(nodes: readonly MenuNode[], id: string): number {
  const own = nodes.find((node) => node.id === id)?.level ?? 1
  return Math.max(1, ...nodes.filter((node) => isWithin(nodes, node.id, id)).map(({ level }) => level - own + 1))
}

/**
 * Position between two neighbours, so that a move writes one entry and declared ones keep their positions; a neighbour
 * is missing at the begin and at the end.
 */
export function placeBetween(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return after === undefined ? 1 : after - 1
  return after === undefined ? before + 1 : (before + after) / 2
}
