import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { searchHotBrandList } from '#contract/catalogue/goodsSearch.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Banners } from './Banners.tsx'
import { CatalogueMenu } from './CatalogueMenu.tsx'
import { useCategories } from './categories.ts'
import { CategorySection, GoodsSection } from './GoodsSection.tsx'
import { listPath } from './mallAddress.ts'
import css from './MallPage.module.css'
import { MallSide } from './MallSide.tsx'
import { ZoneLinks } from '#web/modules/catalogue/zones/ZoneLinks.tsx'
import { RecentGoods } from '#web/modules/catalogue/goods/RecentGoods.tsx'

const BRANDS = 8

/** Home page of the mall: catalogue menu, to-dos, and a section for each category. */
export function MallPage() {
  const { t } = useTranslation()
  const categories = useCategories().filter(({ goodsCount }) => goodsCount > 0)
  return (
    <Page title={t('catalogue.mall.title')} hideTitle>
      <div className={css['hero']}>
        <div className={css['catalogue']}>
          <CatalogueMenu />
        </div>
        <Banners />
        <MallSide />
      </div>
      <ZoneLinks />
      <Brands />
      <GoodsSection
        title={t('catalogue.mall.agreementGoods')}
        note={t('catalogue.mall.agreementReason')}
        query={{ agreementOnly: true, sort: 'mixed' }}
        more={{ agreementOnly: true }}
        orNothing
      />
      {categories.map((category) => (
        <CategorySection key={category.id} category={category} />
      ))}
      <RecentGoods max={4} wide />
    </Page>
  )
}

/** Best-selling brands; the row keeps its height while loading. */
function Brands() {
  const { t } = useTranslation()
  const brands = useOptionalRead(searchHotBrandList, { limit: BRANDS })
  if (brands?.length === 0) return null
  return (
    <nav className={`card ${css['brands']}`} aria-label={t('catalogue.mall.brands')}>
      {brands?.map(({ id, name }) => (
        <Link key={id} to={listPath({ brandIds: [id] })} className="one">
          {name}
        </Link>
      ))}
    </nav>
  )
}
