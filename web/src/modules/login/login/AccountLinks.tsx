import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Entrance } from '#contract/kit/entrance.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import css from './LoginPage.module.css'

/**
 * A supplier's own way to an account is the tenant's; the link of the reset is hidden where the tenant's people are
 * kept elsewhere.
 */
export function AccountLinks({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation()
  const { deptEnable, portalSettingsInfo } = usePortal()
  const { userRegUrl, isHuarun } = portalSettingsInfo
  return (
    <span className={css['links']}>
      {isHuarun !== '1' && <Link to="/resetPasswords?type=forgot">{t('login.forgot')}</Link>}
      {entrance === 'purchaser' && deptEnable === '1' && <Link to="/registerDept">{t('login.registerDept')}</Link>}
      {entrance === 'supplier' && userRegUrl !== '' && <a href={userRegUrl}>{t('login.register')}</a>}
    </span>
  )
}
