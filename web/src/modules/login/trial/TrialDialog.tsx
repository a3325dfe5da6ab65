import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import { addTrial } from '#contract/login/trial.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import css from './Trial.module.css'
import { TrialForm } from './TrialForm.tsx'

/** Dialog that requests a trial account and shows it. */
export function TrialDialog({ onClose }: { readonly onClose: () => void }) {
  const [given, setGiven] = useState<Reply<typeof addTrial>>()
  return given ? <Given {...given} onClose={onClose} /> : <TrialForm onGiven={setGiven} onClose={onClose} />
}

/** Created account. The password is shown only once. */
function Given({ account, password, endTime, onClose }: Reply<typeof addTrial> & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      stays
      title={t('trial.given')}
      onClose={onClose}
      foot={
        <Button data-first variant="solid" onClick={onClose}>
          {t('trial.toLogin')}
        </Button>
      }
    >
      <p className={css['reason']}>{t('trial.givenReason')}</p>
      <dl className={css['given']}>
        <dt>{t('login.account')}</dt>
        <dd>
          {account} <CopyButton text={account} />
        </dd>
        <dt>{t('login.password')}</dt>
        <dd>
          {password} <CopyButton text={password} />
        </dd>
        <dt>{t('trial.endTime')}</dt>
        <dd>{secondOf(endTime)}</dd>
      </dl>
    </Dialog>
  )
}
