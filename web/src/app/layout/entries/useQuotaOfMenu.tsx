import { Suspense, useState } from 'react'
import type { QuotaStep } from '#web/modules/ledger/quota/quotaStep.ts'
import { lazyWith } from '#web/messages/lazy.ts'
import { QuotaEntry, useIsBuyer, useIsWide } from './Quota.tsx'

const QuotaDialogs = lazyWith(
  ['ledger.quota'],
  async () => (await import('#web/modules/ledger/quota/QuotaEntry.tsx')).QuotaDialogs,
)

/** Quota in the account menu while the bar is too narrow; its dialogs stay open when the menu closes. */
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
