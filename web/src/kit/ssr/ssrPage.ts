import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PageHead } from '#contract/kit/ssr.ts'
import type { Permission } from '#contract/permissions.ts'
import type { ModuleName } from '#web/messages/registry.ts'
import type { HeadContext } from './pageHead.ts'

interface SsrOptions {
  /** Where its code is, relative to the web's folder: its styles come with the page. */
  readonly sources: readonly string[]
  /** Parts whose code comes later: their styles alone come with the page. */
  readonly later?: readonly string[]
  /** Who may see it; without one it is everybody's. */
  readonly needs?: Permission
  /** Only for whom the menu has an entry that leads to it. */
  readonly isInMenu?: true
  /** Only where the navigation of the tenant's portal leads to it. */
  readonly isInNavigation?: true
  /** Only where the tenant has turned this on. */
  readonly needsSwitch?: 'deptEnable'
  /** It is there for everybody while the portal is off, too. */
  readonly isBesidePortal?: true
  /**
   * Reads what it needs to be rendered. Its code is fetched where it is needed: where the server has not rendered the
   * page.
   */
  readonly prefetch?: (client: QueryClient, search: URLSearchParams) => Promise<unknown>
  /** What it says to search engines; only the server fetches its code. */
  readonly head?: () => Promise<(context: HeadContext) => PageHead | undefined>
}

/**
 * A page that people open from outside. It is rendered on the server; where that was not possible, its code and its
 * data are prefetched. Every browser loads the list of these pages; that of the others comes when one of them is
 * opened.
 */
export interface SsrPage extends SsrOptions {
  /** The modules whose messages it shows. */
  readonly modules: readonly ModuleName[]
  readonly load: () => Promise<ComponentType>
}

export const ssrPage = (
  modules: readonly ModuleName[],
  load: () => Promise<ComponentType>,
  options: SsrOptions,
): SsrPage => ({ modules, load, ...options })
