import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkQuotaCa, quotaReleased, queryIsCheckQuota } from '#contract/ledger/quotas.ts'
import { quotaView } from '#contract/ledger/quotaView.ts'
import { call, useOptionalRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import css from './QuotaEntry.module.css'

const ApplicationDialog = lazyWith(
  ['ledger.quota'],
  async () => (await import('./ApplicationDialog.tsx')).ApplicationDialog,
)
const ExplainDialog = lazyWith(['ledger.quota'], async () => (await import('./ExplainDialog.tsx')).ExplainDialog)
const CaReminderDialog = lazyWith(
  ['certificates'],
  async () => (await import('#web/modules/certificates/CaReminderDialog.tsx')).CaReminderDialog,
)

/** What is left of my department's quota, where orders are checked against one, and the way to one where there is none. */
export function QuotaEntry() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'explain' | 'apply' | 'certificate'>()
  const isChecked = useOptionalRead(queryIsCheckQuota, {})?.isCheckQuota === '1'
  const quota = useOptionalRead(quotaReleased, {}, isChecked)
  // A check that cannot be read says so as any other call does.
  const check = useMutation({
    mutationFn: () => call(checkQuotaCa, {}),
    onSuccess: ({ isPassed }) => setOpen(isPassed ? 'apply' : 'certificate'),
  })
  if (!isChecked || !quota) return null
  const { shows, button } = quotaView(quota)
  const close = () => setOpen(undefined)
  const begin = () => {
    if (!check.isPending) check.mutate()
  }
  return (
    <>
      <span className={css['quota']}>
        <span>
          {t('quota.label')}{' '}
          {shows === 'amount' ? <Amount value={quota.quotaReleased} /> : <b>{t(`quota.${shows}`)}</b>}
        </span>
        {button !== null && (
          <button
            type="button"
            aria-busy={check.isPending}
            onClick={() => (button === 'explain' ? setOpen('explain') : begin())}
          >
            {t('quota.apply')}
          </button>
        )}
      </span>
      <Suspense>
        {open === 'explain' && <ExplainDialog isBusy={check.isPending} onNext={begin} onClose={close} />}
        {open === 'apply' && <ApplicationDialog onClose={close} />}
        {open === 'certificate' && <CaReminderDialog onClose={close} />}
      </Suspense>
    </>
  )
}
