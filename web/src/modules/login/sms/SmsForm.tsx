import type { Entrance } from '#contract/kit/entrance.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { SmsByAccount } from './SmsByAccount.tsx'
import { SmsByMobile } from './SmsByMobile.tsx'

/** Login by SMS code: to a typed number, or to the person's number after name and password. */
export function SmsForm({ entrance }: { readonly entrance: Entrance }) {
  const { smsLoginBy } = usePortal().portalSettingsInfo
  return smsLoginBy === 'account' ? <SmsByAccount entrance={entrance} /> : <SmsByMobile entrance={entrance} />
}
