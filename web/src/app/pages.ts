import type { ReactElement } from 'react'
import type { Permission } from '#contract/permissions.ts'
import * as composed from './composedPages.ts'

type Elements = Readonly<Record<string, ReactElement>>
/** What `pages.ts` of a module has. Server-rendered pages are in its `ssrPages.ts`. */
export interface ModulePages {
  /** Pages with a fixed address. */
  readonly fixedPages?: Elements
  /** Permissions that their first reads need; without them the page is missing. */
  readonly needs?: Readonly<Partial<Record<string, Permission>>>
  /** Pages of the server's menu, by route name. Entries without a page are not rendered. */
  readonly menuPages?: Elements
  /** Pages before a login, with their own layout. */
  readonly openPages?: Elements
}

const all: readonly ModulePages[] = [
  ...Object.values(import.meta.glob<ModulePages>('../modules/*/pages.ts', { eager: true })),
  composed,
]
const merged = <Value>(kind: keyof ModulePages): Readonly<Record<string, Value>> =>
  Object.assign({}, ...all.map((pages) => pages[kind] ?? {})) as Readonly<Record<string, Value>>

export const fixedPages = merged<ReactElement>('fixedPages')
export const needs = merged<Permission | undefined>('needs')
export const menuPages = merged<ReactElement>('menuPages')
export const openPages = merged<ReactElement>('openPages')

/**
 * Whether a path belongs to a menu page: visitors who open it are sent to the login first. The real address comes from
 * the menu entry.
 */
export const isPageOfMenu = (path: string): boolean => Object.hasOwn(menuPages, path.replace(/^\//, ''))
