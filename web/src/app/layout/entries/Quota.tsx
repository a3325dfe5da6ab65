import { Suspense, useState, useSyncExternalStore } from 'react'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { lazyWith } from '#web/messages/lazy.ts'

export const QuotaEntry = lazyWith(
  ['ledger.quota'],
  async () => (await import('#web/modules/ledger/quota/QuotaEntry.tsx')).QuotaEntry,
)

const WIDE = '(min-width: 1280px)'
const watchWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the bar has room for the quota. */
export const useIsWide = () =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )

export function useIsBuyer(): boolean {
  const may = useMay()
  return useMe()?.userInfo.userType === 'purchaser' && may('budget.read')
}

/**
 * The quota of a buyer's department; it comes after everything that the page itself needs. In the bar there is room
 * for it on wide screens alone: small ones have it in their menu, and fetch nothing before that is opened.
 */
export function Quota({ inBar = false }: { readonly inBar?: boolean }) {
  const isBuyer = useIsBuyer()
  const isWide = useIsWide()
  // A window that becomes narrow takes nothing away: a form may be open.
  const [hasBeenWide, setHasBeenWide] = useState(false)
  if (isWide && !hasBeenWide) setHasBeenWide(true)
  return isBuyer && (!inBar || hasBeenWide) ? (
    <Suspense>
      <QuotaEntry />
    </Suspense>
  ) : null
}
