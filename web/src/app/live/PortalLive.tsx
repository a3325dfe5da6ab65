import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect } from 'react'
import { checkEnable, type PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { call } from '#web/kit/client/api.ts'
import { useServiceWorker } from './installed.ts'
import { followPortal } from './followPortal.ts'
import { readPaths } from './readPaths.ts'

interface PortalLiveProps {
  readonly onPortal: (portal: PortalEnablement) => void
}

/** Non-urgent parts: the service worker, and live updates of portal changes. */
export function PortalLive({ onPortal }: PortalLiveProps) {
  const client = useQueryClient()
  useServiceWorker()
  useEffect(() => {
    const readSettings = async () => {
      const portal = await call(checkEnable, {}).catch(() => undefined)
      if (portal) startTransition(() => onPortal(portal))
    }
    return followPortal((changes) => {
      if (changes.includes('settings') || changes.includes('menus')) void readSettings()
      const paths = changes.flatMap((change) => (change === 'settings' ? [] : readPaths[change]))
      void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => paths.includes(path as string) })
    })
  }, [client, onPortal])
  return null
}
