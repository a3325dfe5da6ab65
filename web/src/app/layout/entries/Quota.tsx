import { Suspense } from 'react'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const QuotaEntry = lazyWith(
  ['ledger.quota'],
  async () => (await import('#web/modules/ledger/quota/QuotaEntry.tsx')).QuotaEntry,
)

/** The quota of a buyer's department; it comes after everything that the page itself needs. */
export function Quota() {
  const may = useMay()
  const isBuyer = useMe()?.userInfo.userType === 'purchaser' && may('budget.read')
  return useHydrated() && isBuyer ? (
    <Suspense>
      <QuotaEntry />
    </Suspense>
  ) : null
}
