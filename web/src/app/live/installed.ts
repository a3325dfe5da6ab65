import { useEffect } from 'react'
import { serviceWorker } from '#web/kit/client/serviceWorker.ts'
import { useToken } from '#web/kit/client/session.ts'
import { renewPush } from '#web/modules/notifications/push/browserPush.ts'

/** Registers the service worker, and keeps the notifications of this browser those of who is signed in. */
export function useServiceWorker(): void {
  const token = useToken()
  useEffect(() => {
    const keep = async () => {
      const registration = await serviceWorker()
      if (registration) await renewPush(registration, token).catch(() => undefined)
    }
    void keep()
  }, [token])
}
