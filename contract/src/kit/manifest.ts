import type { ApprovalKind } from './approvals/approvalKind.ts'
import type { Entrance } from './entrance.ts'
import type { MessageParts } from './messages.ts'
import type { DefaultReach } from './reach/reach.ts'
import type { Refusals } from './refusals.ts'
import type { WorkbenchParts } from './workbench/parts.ts'

/** Menu groups of the back office in display order, named in Chinese and English. */
export const menuGroups = {
  trade: ['订单与商品', 'Orders and products'],
  procurement: ['采购管理', 'Procurement'],
  warehouse: ['仓库', 'Warehouse'],
  content: ['门户运营', 'Portal content'],
  statistics: ['统计', 'Statistics'],
  organisation: ['组织与权限', 'People and access'],
  system: ['系统与集成', 'System'],
} as const
export type MenuGroup = keyof typeof menuGroups
export const menuGroupNames = Object.keys(menuGroups) as MenuGroup[]
/** Stable identifiers of the groups: tenant configurations refer to them. */
export const menuGroupIds: Readonly<Record<MenuGroup, string>> = {
  trade: '100001',
  procurement: '100002',
  warehouse: '100006',
  content: '100003',
  statistics: '100007',
  organisation: '100004',
  system: '100005',
}

/** Menu entry of an entrance, once for each entrance that has it. The web application has a page for each `url`. */
export type MenuEntry = MenuPage & (GroupedEntry | PlainEntry)

/** The back office has many pages, so each of its entries belongs to a group. */
interface GroupedEntry {
  readonly entrance: 'operator'
  readonly group: MenuGroup
}

interface PlainEntry {
  readonly entrance: Exclude<Entrance, 'operator'>
  readonly group?: never
}

interface MenuPage {
  /** Stable identifier: tenant configurations refer to it. */
  readonly id: string
  /** Sort order, within the group if the entry has one. */
  readonly place: number
  readonly name: string
  readonly enName: string
  readonly url: string
  /** Required permission, or several of which any suffices; without one all users of the entrance see the entry. */
  readonly needs?: string | readonly string[]
  /** Feature switch of the tenant required to show the entry. */
  readonly needsSwitch?: MenuSwitch
}

/** Feature switches of a tenant that control menu entries. */
export type MenuSwitch = 'isShowBatchOrder'

/** Dictionary of a module: its name, and its entries as code, Chinese and English. */
export interface DictionaryDeclaration {
  readonly name: readonly [zh: string, en: string]
  readonly words: readonly (readonly [code: string, zh: string, en: string])[]
  /** Tenants may add entries; the codes of others are states, of which they change names and order. */
  readonly isOpen?: boolean
}

/** Module manifest: everything that a module declares besides its routes and schemas. */
export interface Manifest {
  /** Display name of the module in the list of permissions. */
  readonly title?: readonly [zh: string, en: string]
  /** Permissions as `entity.verb`, named in Chinese and English. Roles are lists of permissions. */
  readonly permissions?: Readonly<Record<string, readonly [zh: string, en: string]>>
  /** Permissions that show records of departments: of which, where the grant of a role does not say. */
  readonly reaches?: Readonly<Record<string, DefaultReach>>
  /** Separation of duties: pairs of permissions that one account cannot hold together. */
  readonly separated?: readonly (readonly [string, string])[]
  readonly menus?: readonly MenuEntry[]
  readonly workbench?: WorkbenchParts
  /** Dictionaries by their keys. */
  readonly dictionaries?: Readonly<Record<string, DictionaryDeclaration>>
  /** Kinds of documents that are approved, by entity. */
  readonly approvals?: Readonly<Record<string, ApprovalKind>>
  readonly messages?: MessageParts
  /** All refusals that the module can answer with. */
  readonly refusals?: Refusals
  /** Input field of a refusal, if it is always the same one: forms show the message at this field. */
  readonly refusalFields?: Readonly<Record<string, string>>
}

export const defineModule = <const M extends Manifest>(manifest: M): M => manifest

/** Converts the union `A | B` to the intersection `A & B`. */
export type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never

/** Merged declarations of one kind of all modules. */
export type OfAll<
  Modules extends Readonly<Record<string, Manifest>>,
  Kind extends 'permissions' | 'refusals',
> = UnionToIntersection<
  {
    readonly [M in keyof Modules]: Modules[M] extends { readonly [K in Kind]: infer Declared } ? Declared : never
  }[keyof Modules]
>

/** Merges declarations by their names. Throws an Error if two of them have the same name. */
export function mergeNamed<Value>(
  what: string,
  parts: readonly (Readonly<Record<string, Value>> | undefined)[],
): Record<string, Value> {
  const all: Record<string, Value> = {}
  for (const part of parts)
    for (const [name, value] of Object.entries(part ?? {})) {
      if (Object.hasOwn(all, name)) throw new Error(`${what}: ${name} is declared twice`)
      all[name] = value
    }
  return all
}

/** Merges the declarations of one kind of all modules. Throws an Error if two modules declare the same key. */
export function ofAll<Modules extends Readonly<Record<string, Manifest>>, Kind extends 'permissions' | 'refusals'>(
  modules: Modules,
  kind: Kind,
): OfAll<Modules, Kind> {
  return mergeNamed<unknown>(
    kind,
    Object.values(modules).map((manifest) => manifest[kind]),
  ) as OfAll<Modules, Kind>
}
