import { Suspense, useState, useSyncExternalStore } from 'react'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const QuotaEntry = lazyWith(
  ['ledger.quota'],
  async () => (await import('#web/modules/ledger/quota/QuotaEntry.tsx')).QuotaEntry,
)

const WIDE = '(min-width: 1280px)'
const watchWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * The quota of a buyer's department; it comes after everything that the page itself needs. In the bar there is room
 * for it on wide screens alone: small ones have it in their menu, and fetch nothing before that is opened.
 */
export function Quota({ inBar = false }: { readonly inBar?: boolean }) {
  const may = useMay()
  const isBuyer = useMe()?.userInfo.userType === 'purchaser' && may('budget.read')
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )
  // A window that becomes narrow takes nothing away: a form may be open.
  const [hasBeenWide, setHasBeenWide] = useState(false)
  if (isWide && !hasBeenWide) setHasBeenWide(true)
  return isBuyer && (!inBar || hasBeenWide) ? (
    <Suspense>
      <QuotaEntry />
    </Suspense>
  ) : null
}
