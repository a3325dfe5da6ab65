import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkQuotaCa, quotaReleased, queryIsCheckQuota } from '#contract/ledger/quotas.ts'
import { quotaView } from '#contract/ledger/quotaView.ts'
import { call, useOptionalRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import css from './QuotaEntry.module.css'
import type { QuotaStep } from './quotaStep.ts'

const ApplicationDialog = lazyWith(
  ['ledger.quota'],
  async () => (await import('./ApplicationDialog.tsx')).ApplicationDialog,
)
const ExplainDialog = lazyWith(['ledger.quota'], async () => (await import('./ExplainDialog.tsx')).ExplainDialog)
const CaReminderDialog = lazyWith(
  ['certificates'],
  async () => (await import('#web/modules/certificates/CaReminderDialog.tsx')).CaReminderDialog,
)

/** First step of an application, after the certificate check. Errors are shown like those of every call. */
function useCheck(onStep: (step: QuotaStep) => void) {
  const check = useMutation({
    mutationFn: () => call(checkQuotaCa, {}),
    onSuccess: ({ isPassed }) => onStep(isPassed ? 'apply' : 'certificate'),
  })
  const begin = () => {
    if (!check.isPending) check.mutate()
  }
  return { begin, isBusy: check.isPending }
}

interface QuotaEntryProps {
  /** Receives the dialog to open if the entry itself will be unmounted. */
  readonly onStep?: ((step: QuotaStep) => void) | undefined
}

/** Remaining quota of the person's department if orders require one, or a link to apply for it. */
export function QuotaEntry({ onStep }: QuotaEntryProps) {
  const { t } = useTranslation()
  const [own, setOwn] = useState<QuotaStep>()
  const open = onStep ?? setOwn
  const isChecked = useOptionalRead(queryIsCheckQuota, {})?.isCheckQuota === '1'
  const quota = useOptionalRead(quotaReleased, {}, isChecked)
  const { begin, isBusy } = useCheck(open)
  if (!isChecked || !quota) return null
  const { shows, button } = quotaView(quota)
  return (
    <>
      <span className={css['quota']}>
        <span>
          {t('quota.label')}{' '}
          {shows === 'amount' ? <Amount value={quota.quotaReleased} /> : <b>{t(`quota.${shows}`)}</b>}
        </span>
        {button !== null && (
          <button type="button" aria-busy={isBusy} onClick={() => (button === 'explain' ? open('explain') : begin())}>
            {t('quota.apply')}
          </button>
        )}
      </span>
      {own !== undefined && <QuotaDialogs step={own} onStep={setOwn} />}
    </>
  )
}

interface QuotaDialogsProps {
  readonly step: QuotaStep
  /** Next step, or undefined to close. */
  readonly onStep: (step: QuotaStep | undefined) => void
}

/** Dialogs of an application, by step. */
export function QuotaDialogs({ step, onStep }: QuotaDialogsProps) {
  const { begin, isBusy } = useCheck(onStep)
  const close = () => onStep(undefined)
  return (
    <Suspense>
      {step === 'explain' && <ExplainDialog isBusy={isBusy} onNext={begin} onClose={close} />}
      {step === 'apply' && <ApplicationDialog onClose={close} />}
      {step === 'certificate' && <CaReminderDialog onClose={close} />}
    </Suspense>
  )
}
