import { popsUpInPage } from './inAppPopUp.ts'
import type { Navigation, PushContent, WorkerScope } from './workerScope.ts'

/** Release and appearance of the portal; the server inserts it before this script. */
declare const RELEASE: string

/**
 * Service worker of a portal, at `/sw.js`. Caches only the offline page: no replies, no personal pages. The browser's
 * own cache keeps hashed files. It also shows messages as notifications.
 */
const worker = self as unknown as WorkerScope
const kept = `offline-${RELEASE}`
const offlinePage = '/offline'

worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage())
})

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(kept)
  await cache.add(new Request(offlinePage, { cache: 'reload', credentials: 'omit' }))
  // Activates at once: open pages of the previous release need nothing of its cache.
  await worker.skipWaiting()
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

async function begin(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))
  // Navigation preload: the page is requested while the worker starts.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event))
})

async function answer({ request, preloadResponse }: Navigation): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(offlinePage, { cacheName: kept })) ?? Response.error()
  }
}

worker.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() as Partial<PushContent> | undefined))
})

/**
 * A message that is sent again, after a restart of the push service or the server, has the same tag and replaces
 * itself. A visible page has already shown it as a pop-up.
 */
async function show({ title, text = '', url = '/allMessage', tag = '' }: Partial<PushContent> = {}): Promise<void> {
  if (title === undefined || popsUpInPage(await openWindows())) return
  await worker.registration.showNotification(title, { body: text, tag, icon: '/appIcons/any-192.png', data: url })
}

/** Pages of this host, which belongs to one tenant. */
const openWindows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** Focuses an open page with this address; otherwise opens a new one. */
async function open(path: unknown): Promise<void> {
  const { href, origin } = new URL(typeof path === 'string' ? path : '/', worker.location.origin)
  if (origin !== worker.location.origin) return
  const shown = (await openWindows()).find(({ url }) => url === href)
  await (shown ? shown.focus() : worker.clients.openWindow(href))
}
