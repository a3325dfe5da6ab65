import { Suspense, useState, useSyncExternalStore } from 'react'
import type { QuotaStep } from '#web/modules/ledger/quota/quotaStep.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const QuotaEntry = lazyWith(
  ['ledger.quota'],
  async () => (await import('#web/modules/ledger/quota/QuotaEntry.tsx')).QuotaEntry,
)

const QuotaDialogs = lazyWith(
  ['ledger.quota'],
  async () => (await import('#web/modules/ledger/quota/QuotaEntry.tsx')).QuotaDialogs,
)

const WIDE = '(min-width: 1280px)'
const watchWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the bar has room for the quota. */
const useIsWide = () =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )

function useIsBuyer(): boolean {
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

/** The quota in the account menu while the bar has no room for it; its dialogs stay when the menu closes. */
export function useQuotaOfMenu() {
  const isBuyer = useIsBuyer()
  const isWide = useIsWide()
  const [step, setStep] = useState<QuotaStep>()
  const entry = (close: () => void) =>
    isBuyer &&
    !isWide && (
      <Suspense>
        <QuotaEntry onStep={(next) => (close(), setStep(next))} />
      </Suspense>
    )
  const dialogs = step !== undefined && (
    <Suspense>
      <QuotaDialogs step={step} onStep={setStep} />
    </Suspense>
  )
  return { entry, dialogs }
}
