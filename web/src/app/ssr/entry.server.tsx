import { AsyncLocalStorage } from 'node:async_hooks'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PageHead, PageRequest, RenderedPage, RenderPage } from '#contract/kit/ssr.ts'
import type { UserDetail } from '#contract/identity/identity.ts'
import { checkEnable, type PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { call } from '#web/kit/client/api.ts'
import { menuOf, whoAmI } from '#web/kit/client/me.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { bearer } from '#web/kit/client/session/session.ts'
import { providePageRequest } from '#web/kit/client/hydration.ts'
import { messageSources, speak } from '#web/messages/index.ts'
import { App } from '#web/app/App.tsx'
import { styleOf } from '#web/app/brandStyle.ts'
import { accentOf, brandColourOf } from '#web/app/palette.ts'
import { hasHome, isHome } from '#web/app/hasHome.ts'
import { type InitialState, sessionOf } from './initialState.ts'
import { loadRoute, modulesOf, prefetchRoute, sourcesOf, type SsrRoute, ssrRouteOf } from './routes.ts'
import { Pages } from '#web/app/router.tsx'

const requests = new AsyncLocalStorage<PageRequest>()
providePageRequest(() => requests.getStore())

/** Server-side rendering of a page. It reads by the visitor's own calls, so that access checks apply. */
export const renderPage: RenderPage = (request) => requests.run(request, () => render(request))

async function render({ url, locale, origin }: PageRequest): Promise<RenderedPage> {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  const route = ssrRouteOf(pathname)
  const [portal] = await Promise.all([
    call(checkEnable, {}),
    route && prefetchRoute(client, route, searchParams),
    speak(),
  ])
  const { webTitle: title, shortName, favicon, themeColor } = portal.portalSettingsInfo
  const state: InitialState = { portal, locale }
  const colour = accentOf(brandColourOf(themeColor), 'light').fill
  const head = { title, shortName, favicon, colour, language: languageTag(), style: styleOf(themeColor) }
  if (!route || !isReady(client, route, portal)) return { ...head, state }
  const headOf = await route.head?.()
  const rendered = await renderHtml(url, route, client, portal, () =>
    headOf?.({ client, portal, search: searchParams, origin }),
  )
  const { queryKey } = whoAmI()
  const me = client.getQueryData<UserDetail | null>(queryKey) ?? null
  // The query key of the person contains the token, which must not be part of the page.
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey: [name], state }) => state.status === 'success' && name !== queryKey[0],
  })
  const page = {
    ...rendered,
    sources: [...sourcesOf(route), ...messageSources(...modulesOf(route))],
    later: route.later ?? [],
  }
  return {
    ...head,
    state: { ...state, page: { session: sessionOf(bearer()), me, queries } } satisfies InitialState,
    page,
  }
}

/** Whether all queries have succeeded and the person may see the page. */
function isReady(client: QueryClient, { path, needs, isInMenu }: SsrRoute, portal: PortalEnablement): boolean {
  if (
    client
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status !== 'success')
  )
    return false
  const me = client.getQueryData<UserDetail | null>(whoAmI().queryKey) ?? null
  if (isHome(path) && !hasHome(me, portal)) return false
  if (isInMenu && !menuOf(me).some(({ url }) => `/${url}` === path)) return false
  return needs === undefined || me?.userPermList.some(({ permCode }) => permCode === needs) === true
}

/** Marker of React for content left to the browser. */
const UNFINISHED = '<!--$!-->'
const MOST_TRIES = 4
const WAIT_MS = 10

/** Pages rendered before, with the URLs of their lazy parts. */
const loaded = new Map<SsrRoute, Set<string>>()

/** User types for which each page was rendered before: their layouts have different lazy parts. */
async function renderHtml(
  url: string,
  route: SsrRoute,
  client: QueryClient,
  portal: PortalEnablement,
  headOf: () => PageHead | undefined,
): Promise<{ readonly html: string; readonly head?: PageHead }> {
  const now = () => {
    void i18next.changeLanguage(languageTag())
    const html = renderToString(
      <App portal={portal} client={client}>
        <StaticRouter location={url}>
          <Pages />
        </StaticRouter>
      </App>,
    )
    const head = headOf()
    return { html, ...(head ? { head } : {}) }
  }
  const frame = client.getQueryData<UserDetail | null>(whoAmI().queryKey)?.userInfo.userType ?? 'visitor'
  const frames = loaded.get(route) ?? new Set()
  if (!frames.has(frame)) {
    await loadRoute(route)
    // Layout, page, parts: a lazy component requests its children only when it is rendered itself.
    for (let depth = 0; depth < 3; depth++) {
      now()
      await new Promise((resolve) => setImmediate(resolve))
    }
    loaded.set(route, frames.add(frame))
  }
  let page = now()
  // Other tenants may use parts that were never rendered before: waits for them.
  for (let tries = 0; tries < MOST_TRIES && page.html.includes(UNFINISHED); tries++) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    page = now()
  }
  return page
}
