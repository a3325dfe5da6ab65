import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, Suspense, useEffect, useState } from 'react'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { whenHydrated } from '#web/kit/client/hydration.ts'
import { Toaster } from '#web/kit/overlay/Toaster.tsx'
import { PortalContext } from '#web/kit/client/portal.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import { useAppearance } from './appearance.ts'
import { SandboxBanner } from './SandboxBanner.tsx'

const PortalLive = lazyWith([], async () => (await import('./live/PortalLive.tsx')).PortalLive)

/** Delay, so that the page's own requests come first. */
const FOLLOW_AFTER_MS = 4000

interface AppProps {
  /** Portal settings at the start; later changes by operators are applied too. */
  readonly portal: PortalEnablement
  readonly client: QueryClient
  /** Router with its pages. */
  readonly children: ReactNode
}

/** Root component; the same tree on the server and in a browser. */
export function App({ portal: initial, client, children }: AppProps) {
  const [portal, setPortal] = useState(initial)
  const isFollowed = useLater()
  return (
    <StrictMode>
      <PortalContext value={portal}>
        <QueryClientProvider client={client}>
          <Appearance />
          <SandboxBanner />
          <Suspense fallback={<Skeleton />}>{children}</Suspense>
          <Toaster />
          {isFollowed && (
            <Suspense>
              <PortalLive onPortal={setPortal} />
            </Suspense>
          )}
        </QueryClientProvider>
      </PortalContext>
    </StrictMode>
  )
}

function Appearance() {
  useAppearance()
  return null
}

/** True some time after the page was mounted. */
function useLater(): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const wait = async () => {
      await whenHydrated()
      if (!isOver) timer = setTimeout(() => setIsLater(true), FOLLOW_AFTER_MS)
    }
    void wait()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
  return isLater
}
