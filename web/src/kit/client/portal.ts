import { createContext, use } from 'react'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'

/** The tenant's portal, read once before anything is rendered. */
export const PortalContext = createContext<PortalEnablement | null>(null)

export function usePortal(): PortalEnablement {
  const portal = use(PortalContext)
  if (!portal) throw new Error('the portal is known before pages are rendered')
  return portal
}
