import type { Entrance } from '#contract/identity.ts'
import { qryConfByItemCode } from '#contract/tenancy.ts'
import { usePart } from '#web/kit/api.ts'
import { SmsByAccount } from './SmsByAccount.tsx'
import { SmsByMobile } from './SmsByMobile.tsx'

/** Logging in with a code by SMS: to a number that is typed, or to the number of whoever shows name and password. */
export function SmsForm({ entrance }: { readonly entrance: Entrance }) {
  const { reply, hasFailed } = usePart(qryConfByItemCode, { code: 'smsLoginBy' })
  if (!reply && !hasFailed) return null
  return reply?.val === 'account' ? <SmsByAccount entrance={entrance} /> : <SmsByMobile entrance={entrance} />
}
