import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useMay } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { MenuButton } from '#web/kit/overlay/MenuButton.tsx'
import { CatalogueButton } from './CatalogueButton.tsx'
import { MenuCount } from './MenuCount.tsx'
import { currentEntryOf } from './menu/currentEntry.ts'
import { EntryLink } from './menu/EntryLink.tsx'
import css from './Navigation.module.css'
import { useFittingEntries } from './useFittingEntries.ts'
import { useArticleLinks, useHallLinks, useHomeLink, useMenu } from './useMenu.ts'

/** Menu entries with a place of their own in the header. */
const hasPlaceAbove = ['myCart', 'bulkOrderPage', 'workbench']

/**
 * Navigation under the header: home page, halls and the person's menu, without cart and quick order. Entries that do
 * not fit are in a menu at the end.
 */
export function Navigation() {
  const { t } = useTranslation()
  const { key, pathname } = useLocation()
  const may = useMay()
  const { isShowAllcatalog } = usePortal().portalSettingsInfo
  const isCatalogueShown = isShowAllcatalog === '1' && may('goods.read')
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const own = useMenu().filter(({ routeName }) => !hasPlaceAbove.includes(routeName))
  const [first, rest] = [own.slice(0, 1), own.slice(1)]
  const entries = [...useHomeLink(), ...first, ...useHallLinks(), ...rest, ...useArticleLinks()]
  const fitting = useFittingEntries(list, entries.length)
  const beyond = entries.slice(fitting)
  const current = currentEntryOf(entries, pathname)
  if (entries.length === 0) return null
  return (
    <nav className={css['navigation']} aria-label={t('shell.main')}>
      <div className="wrap">
        {isCatalogueShown && <CatalogueButton key={key} />}
        <ul className={css['entries']} ref={list}>
          {entries.map(({ to, name, routeName }, at) => (
            <li key={to} data-beyond={at >= fitting || undefined}>
              <EntryLink to={to} current={current}>
                {name} <MenuCount routeName={routeName} />
              </EntryLink>
            </li>
          ))}
        </ul>
        {beyond.length > 0 && (
          <MenuButton
            label={t('common.more')}
            className={css['more']}
            sections={[
              {
                id: 'more',
                entries: beyond.map(({ to, name }) => ({
                  id: to,
                  label: name,
                  isCurrent: to === current,
                  onAction: () => void navigate(to),
                })),
              },
            ]}
          >
            <span data-current={beyond.some(({ to }) => to === current) || undefined}>
              {t('common.more')}{' '}
              {beyond.map(({ routeName }) => (
                <MenuCount key={routeName} routeName={routeName} />
              ))}
              <Icon of={DownOutlined} />
            </span>
          </MenuButton>
        )}
      </div>
    </nav>
  )
}
