import type { Entrance } from '#contract/kit/entrance.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { SmsByAccount } from './SmsByAccount.tsx'
import { SmsByMobile } from './SmsByMobile.tsx'

/** Logging in with a code by SMS: to a number that is typed, or to the number of anyone who shows name and password. */
export function SmsForm({ entrance }: { readonly entrance: Entrance }) {
  const { smsLoginBy } = usePortal().portalSettingsInfo
  return smsLoginBy === 'account' ? <SmsByAccount entrance={entrance} /> : <SmsByMobile entrance={entrance} />
}
