import { useTranslation } from 'react-i18next'
import { usePortal } from '#web/kit/client/portal.ts'
import css from './Entering.module.css'

/** Logo, status text, and a progress line while busy. */
export function Entering({ text, isBusy = true }: { readonly text?: string; readonly isBusy?: boolean }) {
  const { t } = useTranslation()
  const { shortName } = usePortal().portalSettingsInfo
  return (
    <main className={css['main']}>
      <div className={css['mark']} aria-hidden>
        {shortName.slice(0, 1)}
      </div>
      <h1>
        <output>{text ?? t('sso.entering')}</output>
      </h1>
      <div className={`${css['line']} ${isBusy ? css['busy'] : ''}`} aria-hidden />
    </main>
  )
}
