import { createContext, use } from 'react'
import { shownAddress } from '#contract/tenancy/portalMenu.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'

/** The tenant's portal, read once before anything is rendered. */
export const PortalContext = createContext<PortalEnablement | null>(null)

export function usePortal(): PortalEnablement {
  const portal = use(PortalContext)
  if (!portal) throw new Error('the portal is known before pages are rendered')
  return portal
}

/** Makes an address one of a page that this tenant has: its navigation may leave out what a link was written for. */
export function useShownAddress(): (address: string) => string {
  const { menuOptionsList } = usePortal()
  return (address) => shownAddress(address, menuOptionsList)
}
