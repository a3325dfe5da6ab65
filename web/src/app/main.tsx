import i18next from 'i18next'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { checkEnable, type PortalSettings } from '#contract/tenancy/tenancy.ts'
import { call } from '#web/kit/api.ts'
import { ask } from '#web/kit/messages.ts'
import { Messages } from '#web/kit/Messages.tsx'
import { tellPreferences } from '#web/kit/preferences.ts'
import { forgetChange, keepVisit, settleSession, tellBearer, untoldChange, watchSession } from '#web/kit/session.ts'
import { finishHydration, markHydrated, whenIdle } from '#web/kit/hydration.ts'
import { speak } from '#web/messages/index.ts'
import { App } from './App.tsx'
import { paintAsRemembered } from './appearance.ts'
import './base.css'
import { makeClient } from './boundaries.tsx'
import { readInitialState, hydrateCache } from './ssr/initialState.ts'
import { loadRoute, prefetchRoute, ssrRouteOf } from './ssr/routes.ts'
import { routes } from './router.tsx'
import { WayContext } from './way.ts'

/** That this browser has begun anew once already because of this. */
const ANEW = 'begunAnew'

settleSession()
tellBearer()
tellPreferences()
void start()

/** Yields to the main thread: input events and frames come first. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

async function start(): Promise<void> {
  await yieldToMain()
  const root = document.querySelector<HTMLElement>('#root')!
  const initial = readInitialState()
  const client = makeClient()
  const isServerRendered = initial !== undefined && hydrateCache(initial, client)
  const route = ssrRouteOf(location.pathname)
  const code = route && loadRoute(route).catch(() => undefined)
  root.style.visibility = ''
  if (!isServerRendered) {
    root.replaceChildren()
    if (!initial) paintAsRemembered()
    if (route) void prefetchRoute(client, route, new URLSearchParams(location.search))
  }
  const asked = initial ? Promise.resolve(initial.portal) : call(checkEnable, {}).catch(() => undefined)
  await speak()
  const portal = await asked
  if (!portal) {
    createRoot(root).render(<Messages />)
    await askToRetry()
    return location.reload()
  }
  const settings: PortalSettings | undefined = portal.portalSettingsInfo
  if (!settings) return beginAnew(root)
  sessionStorage.removeItem(ANEW)
  document.title = settings.webTitle
  if (settings.favicon !== '') document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = settings.favicon
  await yieldToMain()
  keepVisit(portal.token)
  watchSession((change) => (location.pathname === '/login' ? forgetChange() : void tellChange(change)))
  const untold = untoldChange()
  if (untold) void tellChange(untold)
  const router = createBrowserRouter(routes())
  const app = (
    <App portal={portal} client={client}>
      <WayContext value={router}>
        <RouterProvider router={router} />
      </WayContext>
    </App>
  )
  if (isServerRendered) await code
  await yieldToMain()
  // A transition is rendered in small pieces, so that input never waits.
  startTransition(() => {
    if (isServerRendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  await yieldToMain()
  await finishHydration(isServerRendered)
  if (window.pendingEvents) await replayEvents(window.pendingEvents)
  window.isHydrated = true
  markHydrated()
}

/** Replays the events before hydration in their order; those that come meanwhile wait for their turn. */
async function replayEvents(pending: PendingEvents): Promise<void> {
  for (const { target, text } of pending.actions) {
    pending.isReplaying = true
    if (text === undefined) target.click()
    else if (target instanceof HTMLInputElement) typeInto(target, text)
    pending.isReplaying = false
    // A click may lead to another page, or show the target of the next event.
    await (text === undefined ? whenIdle() : yieldToMain())
  }
}

/** Sets the value by the prototype's setter: React tracks the element's own, and would see no change from the text that it set itself. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.value = input.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The server knows of no settings for this browser: nothing that it has kept counts any more. Once; then it is the platform's trouble. */
async function beginAnew(root: HTMLElement): Promise<void> {
  const isSecond = sessionStorage.getItem(ANEW) !== null
  localStorage.clear()
  sessionStorage.clear()
  tellBearer()
  if (isSecond) {
    createRoot(root).render(<Messages />)
    await askToRetry()
  } else sessionStorage.setItem(ANEW, '1')
  location.replace('/')
}

const askToRetry = () =>
  ask({
    title: i18next.t('common.systemTitle'),
    text: i18next.t('common.trouble.starting'),
    ok: i18next.t('common.reload'),
  })

/** Another tab has logged out, or has become somebody else: what is shown here belongs to nobody any more. */
async function tellChange(change: 'ended' | 'switched'): Promise<void> {
  const text = i18next.t(change === 'ended' ? 'common.session.left' : 'common.session.switched')
  await ask({ title: i18next.t('common.session.title'), text, ok: i18next.t('common.know') })
  forgetChange()
  if (change === 'switched' || location.pathname !== '/login') location.assign(change === 'ended' ? '/login' : '/')
}
