import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Reply } from '#contract/kit/route.ts'
import { formatCount } from '#contract/kit/format.ts'
import type { zoneCatalogs } from '#contract/catalogue/zones.ts'
import { useName } from '#web/kit/format/useName.ts'
import { useCategories, useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import { pathTo } from '#web/modules/catalogue/mall/categoryTree.ts'
import { categoryIn, inCategory, type MallAddress, searchOf } from '#web/modules/catalogue/mall/mallAddress.ts'
import { colourOf } from './zoneColour.ts'
import css from './ZoneHead.module.css'

interface ZoneHeadProps {
  readonly catalogs: Reply<typeof zoneCatalogs>
  readonly address: MallAddress
}

/** Head of a zone's page: name, period and picture in its colour, and its categories. */
export function ZoneHead({ catalogs: { zone, categories }, address }: ZoneHeadProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const intro = nameOf({ name: zone.intro, enName: zone.introEn })
  return (
    <>
      <header className={css['head']} style={colourOf(zone.colour)}>
        <div className={css['text']}>
          <p className={css['name']} aria-hidden>
            {nameOf({ name: zone.name, enName: zone.nameEn })}
          </p>
          {intro !== '' && <p>{intro}</p>}
          <small className="num">{t('catalogue.zone.period', { from: zone.startsOn, to: zone.endsOn })}</small>
        </div>
        {zone.picture !== '' && (
          <div className={css['picture']}>
            <img src={zone.picture} alt="" />
          </div>
        )}
      </header>
      {categories.length > 1 && <ZoneCategories categories={categories} address={address} />}
    </>
  )
}

interface ZoneCategoriesProps {
  readonly categories: Reply<typeof zoneCatalogs>['categories']
  readonly address: MallAddress
}

function ZoneCategories({ categories, address }: ZoneCategoriesProps) {
  const { t } = useTranslation()
  const tree = useCategories()
  const nameOf = useCategoryName()
  const current = pathTo(tree, categoryIn(address))[0]?.id
  const shown = categories.map(({ id, name, count }) => ({ id, count, node: tree.find((one) => one.id === id), name }))
  return (
    <nav className={css['categories']} aria-label={t('catalogue.zone.categories')}>
      <Link
        to={{ search: searchOf(address, inCategory(undefined)) }}
        aria-current={current === undefined ? 'true' : undefined}
      >
        {t('catalogue.zone.all')}
      </Link>
      {shown.map(({ id, name, node, count }) => (
        <Link
          key={id}
          to={{ search: searchOf(address, inCategory(id)) }}
          aria-current={current === id ? 'true' : undefined}
        >
          {node ? nameOf(node) : name}
          <small>{formatCount(count)}</small>
        </Link>
      ))}
    </nav>
  )
}
