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
import { arrive, endTakeOver, pause } from '#web/kit/visit.ts'
import { speak } from '#web/words/start.ts'
import { App } from './App.tsx'
import { paintAsRemembered } from './appearance.ts'
import './base.css'
import { makeClient } from './boundaries.tsx'
import { readDrawn, takePage } from './drawn.ts'
import { askFor, firstViewOf } from './firstViews.ts'
import { routes } from './router.tsx'
import { WayContext } from './way.ts'

/** That this browser has begun anew once already because of this. */
const ANEW = 'begunAnew'

settleSession()
tellBearer()
tellPreferences()
void start()

/** Lets the browser do what waits: a finger, a frame. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

async function start(): Promise<void> {
  await breathe()
  const root = document.querySelector<HTMLElement>('#root')!
  const drawn = readDrawn()
  const client = makeClient()
  const isDrawn = drawn !== undefined && takePage(drawn, client)
  const view = firstViewOf(location.pathname)
  const code = view?.load().catch(() => undefined)
  root.style.visibility = ''
  if (!isDrawn) {
    root.replaceChildren()
    if (!drawn) paintAsRemembered()
    if (view) void askFor(client, view, new URLSearchParams(location.search))
  }
  const asked = drawn ? Promise.resolve(drawn.portal) : call(checkEnable, {}).catch(() => undefined)
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
  await breathe()
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
  if (isDrawn) await code
  await breathe()
  // In small pieces, so that a finger is never kept waiting.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  await breathe()
  await endTakeOver(isDrawn)
  if (window.waiting) await doWhatWaits(window.waiting)
  window.isHere = true
  arrive()
}

/** What was done while the program was on its way, one after the other; whatever is done meanwhile waits for its turn. */
async function doWhatWaits(waiting: Waiting): Promise<void> {
  for (const { target, text } of waiting.actions) {
    waiting.isDoing = true
    if (text === undefined) target.click()
    else if (target instanceof HTMLInputElement) typeInto(target, text)
    waiting.isDoing = false
    // What was pressed may lead to another page, or show what the next thing is done to.
    await (text === undefined ? pause() : breathe())
  }
}

/** React remembers what it last saw in a box, and only tells of a change from that: the box's own setter would let it see the text too early. */
function typeInto(box: HTMLInputElement, text: string): void {
  box.value = box.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
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

/** Another tab has logged out, or has become somebody else: what is drawn here belongs to nobody any more. */
async function tellChange(change: 'ended' | 'switched'): Promise<void> {
  const text = i18next.t(change === 'ended' ? 'common.session.left' : 'common.session.switched')
  await ask({ title: i18next.t('common.session.title'), text, ok: i18next.t('common.know') })
  forgetChange()
  if (change === 'switched' || location.pathname !== '/login') location.assign(change === 'ended' ? '/login' : '/')
}
