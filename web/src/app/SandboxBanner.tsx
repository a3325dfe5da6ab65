import { useTranslation } from 'react-i18next'
import { usePortal } from '#web/kit/client/portal.ts'
import css from './SandboxBanner.module.css'

/** Says on every page, also before a sign-in and in print, that the portal is a sandbox. */
export function SandboxBanner() {
  const { t } = useTranslation()
  return usePortal().isSandbox === '1' && <aside className={css['banner']}>{t('common.sandbox')}</aside>
}
