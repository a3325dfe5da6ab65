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

/** Whether the bar is wide enough for the quota. */
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
 * Quota of a buyer's department; loaded after the page. The bar shows it on wide screens only; small ones show it in
 * the menu, and load it when the menu is opened.
 */
export function Quota({ inBar = false }: { readonly inBar?: boolean }) {
  const isBuyer = useIsBuyer()
  const isWide = useIsWide()
  // Keeps it when the window becomes narrow, because a form may be open.
  const [hasBeenWide, setHasBeenWide] = useState(false)
  if (isWide && !hasBeenWide) setHasBeenWide(true)
  return isBuyer && (!inBar || hasBeenWide) ? (
    <Suspense>
      <QuotaEntry />
    </Suspense>
  ) : null
}
