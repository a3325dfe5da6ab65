import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useMe } from '#web/kit/client/me.ts'
import css from './TabBar.module.css'
import { MenuCount } from './MenuCount.tsx'
import { currentEntryOf } from './menu/currentEntry.ts'
import { EntryLink } from './menu/EntryLink.tsx'
import { tabsOf } from './menu/tabs.ts'
import { inside, type MenuLink, useArticleLinks, useHallLinks, useHomeLink, useMenu } from './useMenu.ts'

interface TabBarProps {
  /** Icon of a menu entry. */
  readonly MenuIcon: ComponentType<{ readonly routeName: string }>
}

/** Tab bar: navigation of small screens. */
export function TabBar({ MenuIcon }: TabBarProps) {
  const { t } = useTranslation()
  const menu = useMenu().filter(({ outside }) => outside === '0')
  const isInMall = menu.some(({ routeName }) => routeName === 'mall')
  const links: readonly MenuLink[] = isInMall
    ? [...menu, { ...inside, routeName: 'allCategories', to: '/allCategories', name: t('shell.categories') }]
    : menu
  const halls = useHallLinks()
  const articles = useArticleLinks()
  const home = useHomeLink()
  const logIn = { ...inside, routeName: 'login', to: '/login', name: t('shell.logIn') }
  const open = [...home, ...halls.slice(0, 1), ...articles.slice(0, 1), logIn]
  const entries = useMe() ? tabsOf(links, halls, articles) : open
  const current = currentEntryOf(entries, useLocation().pathname)
  if (entries.length === 0) return null
  return (
    <nav className={css['bar']} data-tab-bar aria-label={t('shell.mobile')}>
      {entries.map((link) => (
        <EntryLink key={link.to} link={link} current={current}>
          <MenuIcon routeName={link.routeName} />
          <span className="one">{link.name}</span>
          <MenuCount routeName={link.routeName} />
        </EntryLink>
      ))}
    </nav>
  )
}
