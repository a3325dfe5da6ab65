import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { MenuIcon } from './icons.tsx'
import css from './TabBar.module.css'
import { MenuCount } from './MenuCount.tsx'
import { type MenuLink, useMenu } from './useMenu.ts'

/** What a thumb needs most, in this order; five at most. */
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

/** The navigation of small screens. */
export function TabBar() {
  const { t } = useTranslation()
  const menu = useMenu()
  const isInMall = menu.some(({ routeName }) => routeName === 'mall')
  const links: readonly MenuLink[] = isInMall
    ? [...menu, { routeName: 'allCategories', to: '/allCategories', name: t('shell.categories'), group: null }]
    : menu
  const entries = order.flatMap((name) => links.filter(({ routeName }) => routeName === name)).slice(0, 5)
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
