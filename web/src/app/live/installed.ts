import { useEffect } from 'react'
import { PUSH_OWNER, serviceWorker } from '#web/kit/client/serviceWorker.ts'
import { useToken } from '#web/kit/client/session/session.ts'

/** Registers the service worker, and keeps the push subscription of this browser with the logged-in account. */
export function useServiceWorker(): void {
  const token = useToken()
  useEffect(() => {
    const keep = async () => {
      const registration = await serviceWorker()
      // Most browsers have no push subscription, so the code is loaded only if needed.
      if (!registration || localStorage.getItem(PUSH_OWNER) === null) return
      const { renewPush } = await import('#web/modules/notifications/push/browserPush.ts')
      await renewPush(registration, token).catch(() => undefined)
    }
    void keep()
  }, [token])
}
