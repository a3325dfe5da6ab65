import type { QueryClient } from '@tanstack/react-query'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'

/** Context for the metadata of a public page: the data that it has read. */
export interface HeadContext {
  readonly client: QueryClient
  readonly portal: PortalEnablement
  readonly search: URLSearchParams
  /** Origin of the portal, for absolute URLs. */
  readonly origin: string
}
