import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMe } from '#web/kit/client/me.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { LanguageSwitch, LogInLink, LogOut, ThemeModeSwitch } from './Account.tsx'
import { CustomerService } from './entries/CustomerService.tsx'
import { FeedbackButton } from './entries/FeedbackButton.tsx'
import { InstallButton } from './entries/InstallButton.tsx'
import { Quota } from './entries/Quota.tsx'
import { SupplierEntrance } from './entries/SupplierEntrance.tsx'
import { useAccountEntries } from './entries/useAccountEntries.tsx'
import { MenuIcon } from './icons.tsx'
import { EntryLink } from './menu/EntryLink.tsx'
import css from './MobileMenu.module.css'
import { PaletteButton } from './QuickNavigation.tsx'
import { useGroupedMenu } from './useMenu.ts'

/** Contents of the utility bar and the side menu, for small screens. */
export function MobileMenuDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const menu = useGroupedMenu()
  const { entries, dialog } = useAccountEntries()
  return (
    <Dialog title={me?.userInfo.userName ?? t('shell.main')} place="bottom" onClose={onClose}>
      {entries.length > 0 && (
        <ul className={`${css['entries']} ${css['pairs']}`} aria-label={t('shell.accountGroup')}>
          {entries.map((entry) => (
            <li key={entry.id} className={entry.note === undefined ? undefined : css['whole']}>
              {'to' in entry ? (
                <Link to={entry.to} onClick={onClose}>
                  {entry.icon} {entry.label}
                </Link>
              ) : (
                <button type="button" onClick={entry.onAction}>
                  {entry.icon} <span>{entry.label}</span> <small>{entry.note}</small>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {menu.map(({ name: group, links }) => (
        <Fragment key={group ?? ''}>
          {group !== undefined && <h3 className={css['group']}>{group}</h3>}
          <ul className={`${css['entries']} ${group === undefined ? '' : css['pairs']}`} aria-label={group}>
            {links.map((link) => (
              <li key={link.to}>
                <EntryLink link={link} onClick={onClose}>
                  <MenuIcon routeName={link.routeName} /> {link.name}
                </EntryLink>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <div className={css['switches']}>
        {me && <PaletteButton onOpen={onClose} />}
        <ThemeModeSwitch />
        <LanguageSwitch />
        <InstallButton onDone={onClose} />
        <Quota />
        <SupplierEntrance />
        <FeedbackButton />
        <CustomerService />
        {me ? <LogOut /> : <LogInLink />}
      </div>
      {dialog}
    </Dialog>
  )
}
