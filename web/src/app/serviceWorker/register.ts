/** Registers the service worker, which keeps the offline page. Where the browser knows of none there is none. */
export async function registerServiceWorker(): Promise<void> {
  // Not over plain http, nor in some private windows.
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}
