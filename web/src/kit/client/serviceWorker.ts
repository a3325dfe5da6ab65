/** Where a browser keeps for whom it shows notifications; nothing where it shows none. */
export const PUSH_OWNER = 'pushOwner'

/**
 * The service worker of the portal, registered where it is not yet; undefined where the browser or the build has none.
 */
export async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Not over plain http, nor in some private windows; while developing it would stand between the page and its sources.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}
