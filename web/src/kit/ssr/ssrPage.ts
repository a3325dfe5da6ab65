import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PageHead } from '#contract/kit/ssr.ts'
import type { Permission } from '#contract/permissions.ts'
import type { ModuleName } from '#web/messages/registry.ts'
import type { HeadContext } from './pageHead.ts'

interface SsrOptions {
  /** Source files, relative to the web's folder; their styles are sent with the page. */
  readonly sources: readonly string[]
  /** Source files of lazily loaded parts; only their styles are sent with the page. */
  readonly later?: readonly string[]
  /** Required permission; without one the page is open to everyone. */
  readonly needs?: Permission
  /** Only for users whose menu links to it. */
  readonly isInMenu?: true
  /** Only if the navigation of the tenant's portal links to it. */
  readonly isInNavigation?: true
  /** Only if the tenant has enabled this switch. */
  readonly needsSwitch?: 'deptEnable'
  /** Available while the portal is off, too. */
  readonly isBesidePortal?: true
  /** Prefetches the data of the page. Its code is loaded only if the server has not rendered the page. */
  readonly prefetch?: (client: QueryClient, search: URLSearchParams) => Promise<unknown>
  /** Metadata for search engines; only the server loads its code. */
  readonly head?: () => Promise<(context: HeadContext) => PageHead | undefined>
}

/**
 * Server-rendered page, for entry from outside. If it was not rendered on the server, its code and data are prefetched.
 * Every browser loads the list of these pages; the list of the others is loaded on demand.
 */
export interface SsrPage extends SsrOptions {
  /** Modules whose messages it shows. */
  readonly modules: readonly ModuleName[]
  readonly load: () => Promise<ComponentType>
}

export const ssrPage = (
  modules: readonly ModuleName[],
  load: () => Promise<ComponentType>,
  options: SsrOptions,
): SsrPage => ({ modules, load, ...options })
