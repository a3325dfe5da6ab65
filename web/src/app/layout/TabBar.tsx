import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useMe } from '#web/kit/client/me.ts'
import css from './TabBar.module.css'
import { MenuCount } from './MenuCount.tsx'
import { type MenuLink, useArticleLinks, useHallLinks, useHomeLink, useMenu } from './useMenu.ts'

/** Entries of the tab bar in order, at most five. */
const order = [
  'mall',
  'allCategories',
  'myCart',
  'orderManagement_list',
  'orderApproval',
  'workbench',
  'goodsCollection',
  'supplierOrders',
  'supplierProducts',
  'supplierImport',
  'tenantOrders',
  'tenantProducts',
  'productReview',
  'budgets',
  'suppliers',
  'agreementPrices',
  'approvalRules',
  'organisation',
]

interface TabBarProps {
  /** Icon of a menu entry. */
  readonly MenuIcon: ComponentType<{ readonly routeName: string }>
}

/** Tab bar: navigation of small screens. */
export function TabBar({ MenuIcon }: TabBarProps) {
  const { t } = useTranslation()
  const menu = useMenu()
  const isInMall = menu.some(({ routeName }) => routeName === 'mall')
  const links: readonly MenuLink[] = isInMall
    ? [...menu, { routeName: 'allCategories', to: '/allCategories', name: t('shell.categories'), group: null }]
    : menu
  const own = order.flatMap((name) => links.filter(({ routeName }) => routeName === name))
  const open = [...useHomeLink(), ...useHallLinks().slice(0, 1), ...useArticleLinks().slice(0, 1)]
  const logIn = { routeName: 'login', to: '/login', name: t('shell.logIn'), group: null }
  const entries = useMe() ? own.slice(0, 5) : [...open, logIn]
  if (entries.length === 0) return null
  return (
    <nav className={css['bar']} data-tab-bar aria-label={t('shell.mobile')}>
      {entries.map(({ to, name, routeName }) => (
        <NavLink key={to} to={to}>
          <MenuIcon routeName={routeName} />
          <span className="one">{name}</span>
          <MenuCount routeName={routeName} />
        </NavLink>
      ))}
    </nav>
  )
}
