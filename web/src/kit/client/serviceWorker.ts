/** Local storage key: account that this browser shows push notifications for. */
export const PUSH_OWNER = 'pushOwner'

/** Registers the portal's service worker; undefined if the browser or the build has none. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Unavailable over plain http and in some private windows. Not registered during development, where it would come
  // between the page and its sources.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}
