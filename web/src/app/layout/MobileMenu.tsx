import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { CustomerService } from './entries/CustomerService.tsx'
import { FeedbackButton } from './entries/FeedbackButton.tsx'
import { LanguageSwitch, LogInLink, LogOut, ThemeModeSwitch } from './Account.tsx'
import { MenuIcon } from './icons.tsx'
import css from './MobileMenu.module.css'
import { Quota } from './entries/Quota.tsx'
import { SupplierEntrance } from './entries/SupplierEntrance.tsx'
import { useGroupedMenu } from './useMenu.ts'

/** What the utility bar and the side menu hold, for screens that have no room for them. */
export function MobileMenu() {
  const { t } = useTranslation()
  const me = useMe()
  const menu = useGroupedMenu()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className={css['open']} aria-label={t('shell.mine')} onClick={() => setIsOpen(true)}>
        <Icon of={UserOutlined} />
      </button>
      {isOpen && (
        <Dialog title={me?.userInfo.userName ?? t('shell.mine')} place="bottom" onClose={close}>
          {me && <p className={css['dept']}>{me.userInfo.supplierName ?? me.deptInfo.fullDeptName}</p>}
          {menu.map(({ name: group, links }) => (
            <Fragment key={group ?? ''}>
              {group !== undefined && <h3 className={css['group']}>{group}</h3>}
              <ul className={`${css['entries']} ${group === undefined ? '' : css['pairs']}`} aria-label={group}>
                {links.map(({ to, name, routeName }) => (
                  <li key={to}>
                    <Link to={to} onClick={close}>
                      <MenuIcon routeName={routeName} /> {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
          <div className={css['switches']}>
            <ThemeModeSwitch />
            <LanguageSwitch />
            <Quota />
            <SupplierEntrance />
            <FeedbackButton />
            <CustomerService />
            {me ? <LogOut /> : <LogInLink />}
          </div>
        </Dialog>
      )}
    </>
  )
}
