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
import {
  grouped,
  type GroupOfLinks,
  type MenuLink,
  useAddedLinks,
  useArticleLinks,
  useHallLinks,
  useHomeLink,
  useMenu,
} from './useMenu.ts'

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
  const links = [...useHomeLink(), ...first, ...useHallLinks(), ...rest, ...useArticleLinks(), ...useAddedLinks()]
  const entries = itemsOf(links)
  const fitting = useFittingEntries(list, entries.length)
  const beyond = entries.slice(fitting).flatMap((item) => item.links)
  const current = currentEntryOf(links, pathname)
  const entryOf = (link: MenuLink) => ({
    id: link.to,
    label: link.name,
    isCurrent: link.to === current,
    onAction: () => open(link, (path) => void navigate(path)),
  })
  if (entries.length === 0) return null
  return (
    <nav className={css['navigation']} aria-label={t('shell.main')}>
      <div className="wrap">
        {isCatalogueShown && <CatalogueButton key={key} />}
        <ul className={css['entries']} ref={list}>
          {entries.map(({ name, links: [link, ...others], links: all }, at) => (
            <li key={link?.to} data-beyond={at >= fitting || undefined}>
              {name === undefined && link && others.length === 0 ? (
                <EntryLink link={link} current={current}>
                  {link.name} <MenuCount routeName={link.routeName} />
                </EntryLink>
              ) : (
                <MenuButton
                  label={name ?? ''}
                  className={css['group']}
                  sections={[{ id: 'group', entries: all.map(entryOf) }]}
                >
                  <span data-current={all.some(({ to }) => to === current) || undefined}>
                    {name} <Icon of={DownOutlined} />
                  </span>
                </MenuButton>
              )}
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
                entries: beyond.map(entryOf),
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

/** Links outside groups on their own, groups where their first link is. */
const itemsOf = (links: readonly MenuLink[]): readonly GroupOfLinks[] =>
  grouped(links).flatMap((group): readonly GroupOfLinks[] =>
    group.name === undefined ? group.links.map((link) => ({ links: [link] })) : [group],
  )

function open({ to, search, outside, isNewWindow }: MenuLink, navigate: (path: string) => void): void {
  if (outside === '3') void import('./menu/openMall.ts').then(({ openMall }) => openMall(to))
  else if (outside === '1' || isNewWindow) window.open(`${to}${search}`, isNewWindow ? '_blank' : '_self', 'noopener')
  else navigate(`${to}${search}`)
}
