import type { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { whoAmI } from '#web/kit/client/me.ts'
import { type SsrPage, ssrPage } from '#web/kit/ssr/ssrPage.ts'
import { loadMessages } from '#web/messages/index.ts'
import { lazyWith } from '#web/messages/lazy.ts'

/** What `ssrPages.ts` of a module has. */
interface ModulePages {
  readonly ssrPages?: Readonly<Record<string, SsrPage>>
  readonly openSsrPages?: Readonly<Record<string, SsrPage>>
}
const modulePages = Object.values(import.meta.glob<ModulePages>('../../modules/*/ssrPages.ts', { eager: true }))

const CaPanel = lazyWith(['certificates'], async () => (await import('#web/modules/certificates/CaLogin.tsx')).CaLogin)

/** Pages before a login, with their own layout. */
export const openSsrPages: Readonly<Record<string, SsrPage>> = {
  '/login': ssrPage(
    ['certificates', 'login'],
    async () => {
      const [{ LoginPage }, { Downloads }] = await Promise.all([
        import('#web/modules/login/login/LoginPage.tsx'),
        import('#web/modules/certificates/Downloads.tsx'),
      ])
      return () => createElement(LoginPage, { CaPanel, CaDownloads: Downloads })
    },
    {
      sources: ['src/modules/login/login/LoginPage.tsx'],
      prefetch: async (client) => (await import('#web/modules/login/prefetch.ts')).prefetchLogin(client),
    },
  ),
  ...Object.assign({}, ...modulePages.map((pages) => pages.openSsrPages ?? {})),
}

/** Pages within the portal's layout. */
export const framedSsrPages = Object.assign({}, ...modulePages.map((pages) => pages.ssrPages ?? {})) as Readonly<
  Record<string, SsrPage>
>

/** Page with its layout. */
export interface SsrRoute extends SsrPage {
  readonly path: string
  readonly isFramed: boolean
}

const routes = new Map<string, SsrRoute>(
  [openSsrPages, framedSsrPages].flatMap((pages) =>
    Object.entries(pages).map(([path, page]) => [path, { ...page, path, isFramed: pages === framedSsrPages }]),
  ),
)

export const ssrRouteOf = (path: string): SsrRoute | undefined => routes.get(path)

const frameModules = ['catalogue'] as const

/** Modules whose messages a page and its layout need. */
export const modulesOf = ({ modules, isFramed }: SsrRoute): readonly string[] =>
  isFramed ? [...new Set([...frameModules, ...modules])] : modules

/** Source files of a page and its layout, for preloading. */
export const sourcesOf = ({ sources, isFramed }: SsrRoute): readonly string[] =>
  isFramed ? [...sources, 'src/app/layout/AppLayout.tsx'] : sources

/** Loads the code and messages of a page. */
export const loadRoute = (route: SsrRoute): Promise<unknown> =>
  Promise.all([
    route.load(),
    loadMessages(...modulesOf(route)),
    route.isFramed ? import('#web/app/layout/AppLayout.tsx') : undefined,
  ])

/** Loads all data of a page in parallel. */
export const prefetchRoute = (client: QueryClient, route: SsrRoute, search: URLSearchParams): Promise<unknown> =>
  Promise.all([client.prefetchQuery(whoAmI()), route.prefetch?.(client, search)])
