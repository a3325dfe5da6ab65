import i18next from 'i18next'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { checkEnable, type PortalSettings } from '#contract/tenancy/tenancy.ts'
import { call } from '#web/kit/client/api.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Toaster } from '#web/kit/overlay/Toaster.tsx'
import { syncPreferenceCookies } from '#web/kit/client/preferences.ts'
import { keepVisit, settleSession, syncBearerCookie } from '#web/kit/client/session/session.ts'
import { watchSession } from '#web/kit/client/session/watchSession.ts'
import { forgetChange, unreportedChange } from '#web/kit/client/session/sessionChange.ts'
import { finishHydration, markHydrated, whenIdle } from '#web/kit/client/hydration.ts'
import { navigationHistory } from '#web/kit/client/navigationHistory.ts'
import { speak } from '#web/messages/index.ts'
import { App } from './App.tsx'
import { BrowserRouter } from './BrowserRouter.tsx'
import { paintAsRemembered } from './appearance.ts'
import './base.css'
import './print.css'
import { makeClient } from './boundaries.tsx'
import { beginAnew, noteStart, retryStart } from './startFailure.ts'
import { readInitialState, hydrateCache } from './ssr/initialState.ts'
import { loadRoute, prefetchRoute, ssrRouteOf } from './ssr/routes.ts'
import { loadOtherPages, Pages } from './router.tsx'

settleSession()
syncBearerCookie()
syncPreferenceCookies()
addEventListener('beforeinstallprompt', keepInstallOffer)
void start()

/**
 * The browser fires this event once, at any time; the menu of small screens offers the installation instead of a
 * banner.
 */
function keepInstallOffer(offer: InstallOffer): void {
  offer.preventDefault()
  window.installOffer = offer
}

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
  const code = (route ? loadRoute(route) : loadOtherPages()).catch(() => undefined)
  root.style.visibility = ''
  if (!isServerRendered) {
    root.replaceChildren()
    if (!initial) await paintAsRemembered()
    if (route) void prefetchRoute(client, route, new URLSearchParams(location.search))
  }
  const requested = initial ? Promise.resolve(initial.portal) : call(checkEnable, {}).catch(() => undefined)
  await speak()
  const portal = await requested
  const settings: PortalSettings | undefined = portal?.portalSettingsInfo
  if (!portal || !settings) {
    createRoot(root).render(<Toaster />)
    // Nothing will be hydrated: clicks must not be kept for a later replay.
    window.isHydrated = true
    return portal ? beginAnew() : retryStart()
  }
  noteStart()
  await yieldToMain()
  keepVisit(portal.token)
  watchSession((change) => (location.pathname === '/login' ? forgetChange() : void announceChange(change)))
  const unannounced = unreportedChange()
  if (unannounced) void announceChange(unannounced)
  const app = (
    <App portal={portal} client={client}>
      <BrowserRouter history={navigationHistory(window)}>
        <Pages />
      </BrowserRouter>
    </App>
  )
  if (isServerRendered) await code
  await yieldToMain()
  // A transition renders in small pieces, so that input is not blocked.
  startTransition(() => {
    if (isServerRendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  await yieldToMain()
  await finishHydration(isServerRendered)
  const pending = window.pendingEvents
  if (pending?.actions.length) {
    // Events may remove the focused control.
    await loadKeepFocus(root)
    await replayEvents(pending)
  }
  window.isHydrated = true
  performance.mark('hydrated')
  markHydrated()
  // The first view does not need this code.
  if (!pending?.actions.length) await loadKeepFocus(root)
  // Preloads the pages that most people open next.
  await whenIdle()
  await loadOtherPages().catch(() => undefined)
}

async function loadKeepFocus(root: HTMLElement): Promise<void> {
  const code = await import('./keepFocus.ts').catch(() => undefined)
  code?.keepFocus(root)
}

/** Replays events from before hydration in order; new events wait. */
async function replayEvents(pending: PendingEvents): Promise<void> {
  for (const { target, text } of pending.actions) {
    pending.isReplaying = true
    if (text === undefined) target.click()
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typeInto(target, text)
    pending.isReplaying = false
    // A click may navigate, or show the target of the next event.
    await (text === undefined ? whenIdle() : yieldToMain())
  }
}

/** Sets the value by the prototype's setter: React tracks the element's own one, and would not notice the change. */
function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.value = input.defaultValue
  const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Another tab has logged out or switched accounts: the content of this tab is invalid. */
async function announceChange(change: 'ended' | 'switched'): Promise<void> {
  const text = i18next.t(change === 'ended' ? 'common.session.left' : 'common.session.switched')
  await confirm({ title: i18next.t('common.session.title'), text, ok: i18next.t('common.know') })
  forgetChange()
  if (change === 'switched' || location.pathname !== '/login') location.assign(change === 'ended' ? '/login' : '/')
}
