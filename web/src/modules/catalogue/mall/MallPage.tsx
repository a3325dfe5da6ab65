import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { searchHotBrandList } from '#contract/catalogue/catalogue.ts'
import { usePeek } from '#web/kit/api.ts'
import { Page } from '#web/kit/Page.tsx'
import { Banners } from './Banners.tsx'
import { CatalogueMenu } from './CatalogueMenu.tsx'
import { useCategories } from './categories.ts'
import { CategoryFloor, Floor } from './Floor.tsx'
import { listPath } from './mallAddress.ts'
import css from './MallPage.module.css'
import { MallSide } from './MallSide.tsx'
import { RecentGoods } from '#web/modules/catalogue/goods/RecentGoods.tsx'

const BRANDS = 8

/** The mall's first page: its catalogue, what waits for me, and a floor for each category. */
export function MallPage() {
  const { t } = useTranslation()
  const categories = useCategories().filter(({ goodsCount }) => goodsCount > 0)
  return (
    <Page title={t('catalogue.mall.title')} quiet>
      <div className={css['hero']}>
        <div className={css['catalogue']}>
          <CatalogueMenu />
        </div>
        <Banners />
        <MallSide />
      </div>
      <Brands />
      <Floor
        title={t('catalogue.mall.agreementGoods')}
        note={t('catalogue.mall.agreementReason')}
        asks={{ agreementOnly: true, sort: 'mixed' }}
        more={{ agreementOnly: true }}
        orNothing
      />
      {categories.map((category) => (
        <CategoryFloor key={category.id} category={category} />
      ))}
      <RecentGoods most={4} wide />
    </Page>
  )
}

/** The brands that sell best; the row keeps its height until they are known. */
function Brands() {
  const { t } = useTranslation()
  const brands = usePeek(searchHotBrandList, { limit: BRANDS })
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
