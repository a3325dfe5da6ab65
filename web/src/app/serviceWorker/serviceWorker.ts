import { popsUpInPage } from './inAppPopUp.ts'
import type { Navigation, PushContent, WorkerScope } from './workerScope.ts'

/** Which release and which look of the portal this is; the server writes it before this script. */
declare const RELEASE: string

/**
 * The service worker of a portal, at `/sw.js`. It keeps one page, which says that the network is away, and nothing
 * else: no answer of a call, no page of a person. Hashed files are kept by the browser's own cache. Beside that it
 * shows messages as notifications.
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
  // It holds nothing that an open page of the release before would miss.
  await worker.skipWaiting()
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

async function begin(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))
  // The page is asked for while this worker starts: a navigation waits for neither.
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
 * A message that comes again, after a push service or the server began anew, has the same tag and takes its own place.
 * The page that its reader is looking at has popped it up already.
 */
async function show({ title, text = '', url = '/allMessage', tag = '' }: Partial<PushContent> = {}): Promise<void> {
  if (title === undefined || popsUpInPage(await openWindows())) return
  await worker.registration.showNotification(title, { body: text, tag, icon: '/appIcons/any-192.png', data: url })
}

/** Pages of this host, which is one tenant's. */
const openWindows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** The page that is open already is shown; otherwise one opens beside what the person is doing. */
async function open(path: unknown): Promise<void> {
  const { href, origin } = new URL(typeof path === 'string' ? path : '/', worker.location.origin)
  if (origin !== worker.location.origin) return
  const shown = (await openWindows()).find(({ url }) => url === href)
  await (shown ? shown.focus() : worker.clients.openWindow(href))
}
