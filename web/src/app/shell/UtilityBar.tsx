import { HomeOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMe } from '#web/kit/me.ts'
import { usePortal } from '#web/kit/portal.ts'
import { DeptButton } from './DeptButton.tsx'
import { BrightnessSwitch, LanguageSwitch, LogOut } from './Account.tsx'
import { SupplierEntrance } from './SupplierEntrance.tsx'
import { useGreeting } from '#web/kit/clock.ts'
import { useMenu } from './useMenu.ts'
import css from './UtilityBar.module.css'

/** Who is here, and what is theirs: the first 36 pixels. */
export function UtilityBar() {
  const { t } = useTranslation()
  const me = useMe()
  const { welcomeWords, serviceTel, isDisplayServiceTel } = usePortal().portalSettingsInfo
  const orders = useMenu().find(({ routeName }) => routeName === 'orderManagement_list')
  const greeting = t(`shell.greeting.${useGreeting()}`)
  return (
    <nav className={css['bar']} aria-label={t('shell.personal')}>
      <div className="wrap">
        <Link to="/">
          <HomeOutlined aria-hidden /> {t('common.home')}
        </Link>
        <i />
        {me && <Link to="/userInformation">{t('shell.hello', { greeting, name: me.userInfo.userName })}</Link>}
        {me && <DeptButton className={css['dept']} name={me.deptInfo.fullDeptName} />}
        <span className={css['welcome']}>{welcomeWords}</span>
        <span className={css['gap']} />
        {orders && <Link to={orders.to}>{orders.name}</Link>}
        <SupplierEntrance />
        {isDisplayServiceTel === '1' && serviceTel !== '' && (
          <span>
            {t('shell.hotline')} <a href={`tel:${serviceTel}`}>{serviceTel}</a>
          </span>
        )}
        <i />
        <BrightnessSwitch />
        <LanguageSwitch />
        <LogOut />
      </div>
    </nav>
  )
}
