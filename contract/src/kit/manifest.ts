import type { Entrance } from './entrance.ts'
import type { Refusals } from './refusals.ts'
import type { WorkbenchParts } from './workbench/parts.ts'

/** The groups of the back office's menu, in their order, each with its name in zh and en. */
export const menuGroups = {
  trade: ['订单与商品', 'Orders and products'],
  procurement: ['采购管理', 'Procurement'],
  content: ['门户运营', 'Portal content'],
  organisation: ['组织与权限', 'People and access'],
  system: ['系统与集成', 'System'],
} as const
export type MenuGroup = keyof typeof menuGroups
export const menuGroupNames = Object.keys(menuGroups) as MenuGroup[]

/** An entry of the menu of an entrance; the web has a page for each `url`. */
export type MenuEntry = MenuPage & (GroupedEntry | PlainEntry)

/** The back office has many pages: each stands in a group. */
interface GroupedEntry {
  readonly entrance: 'operator'
  readonly group: MenuGroup
}

interface PlainEntry {
  readonly entrance: Exclude<Entrance, 'operator'>
  readonly group?: never
}

interface MenuPage {
  /** Never changes: tenants' configurations refer to it. */
  readonly id: string
  /** Entries are shown in the order of their places, those of a group together. */
  readonly place: number
  readonly name: string
  readonly enName: string
  readonly url: string
  /** The permission without which nobody sees it; without it everybody of the entrance does. */
  readonly needs?: string
  /** The tenant's switch without which nobody has it. */
  readonly needsSwitch?: MenuSwitch
}

/** Switches of a tenant's portal that entries of menus go by. */
export type MenuSwitch = 'isShowBatchOrder'

/** What a module declares of itself, besides its routes and shapes. */
export interface Manifest {
  /** What people call the part of the product, where permissions are shown by module. */
  readonly title?: readonly [zh: string, en: string]
  /** `thing.verb`, with its name in zh and en. Roles are lists of these. */
  readonly permissions?: Readonly<Record<string, readonly [zh: string, en: string]>>
  /** Separation of duties: pairs of permissions that no account is given together. */
  readonly separated?: readonly (readonly [string, string])[]
  readonly menus?: readonly MenuEntry[]
  readonly workbench?: WorkbenchParts
  /** Everything that the module may refuse with. */
  readonly refusals?: Refusals
  /** The field of the input that a refusal is about, where it is always the same: a form shows it there. */
  readonly refusalFields?: Readonly<Record<string, string>>
}

export const defineModule = <const M extends Manifest>(manifest: M): M => manifest

/** `A | B` becomes `A & B`. */
export type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never

/** The declarations of one kind, of all modules together. */
export type OfAll<
  Modules extends Readonly<Record<string, Manifest>>,
  Kind extends 'permissions' | 'refusals',
> = UnionToIntersection<
  {
    readonly [M in keyof Modules]: Modules[M] extends { readonly [K in Kind]: infer Declared } ? Declared : never
  }[keyof Modules]
>

/** One table of what all modules declare of a kind; a key that two of them declare is an error. */
export function ofAll<Modules extends Readonly<Record<string, Manifest>>, Kind extends 'permissions' | 'refusals'>(
  modules: Modules,
  kind: Kind,
): OfAll<Modules, Kind> {
  const all: Record<string, unknown> = {}
  for (const [name, manifest] of Object.entries(modules))
    for (const [key, value] of Object.entries(manifest[kind] ?? {})) {
      if (Object.hasOwn(all, key)) throw new Error(`${kind}: ${name} declares ${key} a second time`)
      all[key] = value
    }
  return all as OfAll<Modules, Kind>
}
