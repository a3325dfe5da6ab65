import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { useMay } from '#web/kit/client/me.ts'
import { hallPaths } from '#web/modules/sourcing/hall/hallPaths.ts'
import { kindAt } from '#web/modules/sourcing/hall/projectPath.ts'
import { hasPage } from '../pages.ts'
import { CatalogueButton } from './CatalogueButton.tsx'
import { MenuCount } from './MenuCount.tsx'
import css from './Navigation.module.css'
import { useHallLinks, useMenu } from './useMenu.ts'

/** The halls and the person's menu under the header, its first page before all; the cart has its own place above. */
export function Navigation() {
  const { t } = useTranslation()
  const { key, pathname } = useLocation()
  const may = useMay()
  const own = useMenu().filter(({ routeName }) => routeName !== 'myCart')
  const [home, rest] = [own.slice(0, 1), own.slice(1)]
  const entries = [...home, ...useHallLinks(), ...rest]
  // The page of a project hangs under its hall.
  const kind = kindAt(pathname)
  const above = kind && hallPaths[kind]
  if (entries.length === 0) return null
  return (
    <nav className={css['navigation']} aria-label={t('shell.main')}>
      <div className="wrap">
        {may('goods.read') && hasPage('/showMallProductList') && <CatalogueButton key={key} />}
        <ul className={css['entries']}>
          {entries.map(({ to, name, routeName }) => (
            <li key={to}>
              {to === above ? (
                <Link to={to} aria-current="true">
                  {name}
                </Link>
              ) : (
                <NavLink to={to}>
                  {name} <MenuCount routeName={routeName} />
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
