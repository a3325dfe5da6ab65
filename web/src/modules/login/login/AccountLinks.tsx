import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Entrance } from '#contract/kit/entrance.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import css from './LoginPage.module.css'

/**
 * Links to registration and password reset. Suppliers use the tenant's own registration page, if it
 * has one; the reset is hidden if the
 * tenant manages accounts elsewhere.
 */
export function AccountLinks({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation()
  const { deptEnable, supplierEnable, portalSettingsInfo } = usePortal()
  const { userRegUrl, isHuarun } = portalSettingsInfo
  return (
    <span className={css['links']}>
      {isHuarun !== '1' && <Link to="/resetPasswords?type=forgot">{t('login.forgot')}</Link>}
      {entrance === 'purchaser' && deptEnable === '1' && <Link to="/registerDept">{t('login.registerDept')}</Link>}
      {entrance === 'supplier' && userRegUrl !== '' && <a href={userRegUrl}>{t('login.register')}</a>}
      {entrance === 'supplier' && userRegUrl === '' && supplierEnable === '1' && (
        <Link to="/registerSupplier">{t('login.register')}</Link>
      )}
    </span>
  )
}
