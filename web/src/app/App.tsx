import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, Suspense } from 'react'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { Toaster } from '#web/kit/overlay/Toaster.tsx'
import { PortalContext } from '#web/kit/client/portal.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useAppearance } from './appearance.ts'

interface AppProps {
  readonly portal: PortalEnablement
  readonly client: QueryClient
  /** The router with its pages. */
  readonly children: ReactNode
}

/** The whole program around its pages; the same tree on the server and in a browser. */
export function App({ portal, client, children }: AppProps) {
  return (
    <StrictMode>
      <PortalContext value={portal}>
        <QueryClientProvider client={client}>
          <Appearance />
          <Suspense fallback={<Skeleton />}>{children}</Suspense>
          <Toaster />
        </QueryClientProvider>
      </PortalContext>
    </StrictMode>
  )
}

function Appearance() {
  useAppearance()
  return null
}
