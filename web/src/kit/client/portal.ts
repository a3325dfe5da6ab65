import { createContext, use } from 'react'
import { shownAddress } from '#contract/tenancy/portalMenu.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { useLocale } from './preferences.ts'

/** Portal of the tenant, loaded before the first render. */
export const PortalContext = createContext<PortalEnablement | null>(null)

export function usePortal(): PortalEnablement {
  const portal = use(PortalContext)
  if (!portal) throw new Error('the portal is known before pages are rendered')
  return portal
}

/** Short name of the tenant in the language of the page. */
export function useShortName(): string {
  const { shortName, shortNameEn } = usePortal().portalSettingsInfo
  const isEnglish = useLocale() === 'en_US'
  return (isEnglish && shortNameEn) || shortName
}

/**
 * Maps an address to one that the tenant's portal contains, since the tenant may have removed the linked page from its
 * navigation.
 */
export function useShownAddress(): (address: string) => string {
  const { menuOptionsList } = usePortal()
  return (address) => shownAddress(address, menuOptionsList)
}
