import { AsyncLocalStorage } from 'node:async_hooks'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { Draw, Drawing, Visit } from '#contract/kit/drawing.ts'
import type { UserDetail } from '#contract/identity/identity.ts'
import { checkEnable, type PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { call } from '#web/kit/api.ts'
import { whoAmI } from '#web/kit/me.ts'
import { languageTag } from '#web/kit/preferences.ts'
import { bearer } from '#web/kit/session.ts'
import { findVisitBy } from '#web/kit/visit.ts'
import { speak, wordsSource } from '#web/words/start.ts'
import { App } from './App.tsx'
import { styleOf } from './appearance.ts'
import { type Drawn, sessionOf } from './drawn.ts'
import { askFor, type FirstView, firstViewOf } from './firstViews.ts'
import { routes } from './router.tsx'

const visits = new AsyncLocalStorage<Visit>()
findVisitBy(() => visits.getStore())

/** Draws a page for a visit, without a browser. What it asks goes through the visit's own calls, so that nobody is shown what he may not see. */
export const draw: Draw = (visit) => visits.run(visit, () => drawFor(visit))

async function drawFor({ url, locale }: Visit): Promise<Drawing> {
  const { pathname, searchParams } = new URL(url, 'http://visit.invalid')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  const view = firstViewOf(pathname)
  const [portal] = await Promise.all([call(checkEnable, {}), view && askFor(client, view, searchParams), speak()])
  const { webTitle: title, favicon, themeColor } = portal.portalSettingsInfo
  const state: Drawn = { portal, locale }
  const head = { title, favicon, language: languageTag(), style: styleOf(themeColor) }
  if (!view || !isReady(client, view)) return { ...head, state }
  const html = await write(url, view, client, portal)
  const { queryKey } = whoAmI()
  const me = client.getQueryData<UserDetail | null>(queryKey) ?? null
  // The key of the one about the person is his token, which belongs in no page.
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey: [route], state }) => state.status === 'success' && route !== queryKey[0],
  })
  const page = { html, sources: [view.source, wordsSource()] }
  return { ...head, state: { ...state, page: { session: sessionOf(bearer()), me, queries } } satisfies Drawn, page }
}

/** Everything is answered, and the person may see it. */
function isReady(client: QueryClient, { needs }: FirstView): boolean {
  if (
    client
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status !== 'success')
  )
    return false
  const me = client.getQueryData<UserDetail | null>(whoAmI().queryKey)
  return needs === undefined || me?.userPermList.some(({ permCode }) => permCode === needs) === true
}

const met = new Set<FirstView>()

/** Drawn in one go, because the words are those of one language at a time. A page's code is a promise until it was asked for once. */
async function write(url: string, view: FirstView, client: QueryClient, portal: PortalEnablement): Promise<string> {
  const handler = createStaticHandler(routes())
  const context = await handler.query(new Request(new URL(url, 'http://visit.invalid')))
  if (context instanceof Response) throw new Error(`nothing is drawn at ${url}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const now = () => {
    void i18next.changeLanguage(languageTag())
    return renderToString(
      <App portal={portal} client={client}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    )
  }
  if (!met.has(view)) {
    await view.load()
    now()
    await new Promise((resolve) => setImmediate(resolve))
    met.add(view)
  }
  return now()
}
