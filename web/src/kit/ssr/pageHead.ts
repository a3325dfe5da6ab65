import type { QueryClient } from '@tanstack/react-query'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'

/** What a public page tells search engines is made of what it has read. */
export interface HeadContext {
  readonly client: QueryClient
  readonly portal: PortalEnablement
  readonly search: URLSearchParams
  /** Of the portal, for whole addresses. */
  readonly origin: string
}
