import { useTranslation } from 'react-i18next'
import type { Entry } from '#contract/sso/ssoEntries.ts'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import css from './SsoEntriesPage.module.css'

/** Data that the other system must configure. */
export function RegistrationDataDialog({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('sso.admin.registrationDataTitle')} width={600} onClose={onClose}>
      <dl className={css['registrationData']}>
        {entry.registrationData.map(({ what, address }) => (
          <div key={what}>
            <dt>{t(`sso.registrationData.${what}`)}</dt>
            <dd>
              {what === 'metadata' ? (
                <a href={address} target="_blank" rel="noreferrer">
                  {address}
                </a>
              ) : (
                address
              )}
              <CopyButton text={address} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
