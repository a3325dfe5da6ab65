import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getGoods, type GoodsDetail } from '#contract/catalogue/goods.ts'
import { useRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { mallPath } from '#web/kit/client/mall.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { BuyBar, BuyBox } from './BuyBox.tsx'
import { useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import { Breadcrumbs } from '#web/kit/layout/Breadcrumbs.tsx'
import { WatchButtons } from './WatchButtons.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { Gallery } from './Gallery.tsx'
import { GoodsHead } from './GoodsHead.tsx'
import { GoodsTabs } from './GoodsTabs.tsx'
import css from './ProductDetailPage.module.css'
import { RecentGoods } from '#web/modules/catalogue/goods/RecentGoods.tsx'
import { rememberGoods } from '#web/modules/catalogue/goods/recent.ts'
import { CompareButton } from '#web/modules/catalogue/comparison/CompareButton.tsx'
import { ComparisonTray } from '#web/modules/catalogue/comparison/ComparisonTray.tsx'
import { PriceHistoryCard } from '#web/modules/catalogue/prices/PriceHistoryCard.tsx'
import { GoodsTogether } from '#web/modules/catalogue/similar/GoodsTogether.tsx'
import { SimilarGoods } from '#web/modules/catalogue/similar/SimilarGoods.tsx'
import { CompanyPurchases } from './CompanyPurchases.tsx'
import { SkuChoices } from './SkuChoices.tsx'
import { BestOfSupplier, SupplierCard } from './SupplierCard.tsx'

/** Detail page of goods. */
export function ProductDetailPage() {
  const { t } = useTranslation()
  const [{ skuId }] = useQueryOf(getGoods)
  if (skuId === undefined)
    return (
      <Page title={t('catalogue.goods.title')} hideTitle>
        <Empty
          illustration="search"
          title={t('common.notFound')}
          action={<ButtonLink to={mallPath({})}>{t('catalogue.list.allGoods')}</ButtonLink>}
        />
      </Page>
    )
  return (
    <Suspense fallback={<Blank />}>
      <Detail key={skuId} skuId={skuId} />
    </Suspense>
  )
}

function Detail({ skuId }: { readonly skuId: string }) {
  const goods = useRead(getGoods, { skuId })
  const [quantity, setQuantity] = useState(goods.minQty)
  const order = { goods, quantity, onQuantity: setQuantity }
  useRemembered(goods)
  return (
    <Page title={`${goods.name} ${goods.spec}`} hideTitle foot={<BuyBar {...order} />}>
      <GoodsBreadcrumbs goods={goods} />
      <section className={`card ${css['head']}`}>
        <div>
          <Gallery pictures={picturesOf(goods)} categoryId={goods.categoryId} code={goods.supplierSku} />
          <p className={css['tools']}>
            <FavouriteButton skuId={goods.skuId} />
            <WatchButtons goods={goods} />
            <CompareButton goods={goods} />
          </p>
        </div>
        <div className={css['main']}>
          <GoodsHead goods={goods} />
          <SkuChoices goods={goods} />
          <BuyBox {...order} />
        </div>
        <SupplierCard supplierId={goods.supplierId} name={goods.supplierName}>
          <CompanyPurchases goods={goods} />
        </SupplierCard>
      </section>
      <div className={css['below']}>
        <GoodsTabs goods={goods} />
        <div className={css['side']}>
          <PriceHistoryCard skuId={goods.skuId} />
          <BestOfSupplier supplierId={goods.supplierId} except={goods.skuId} />
        </div>
      </div>
      <GoodsTogether productId={goods.productId} />
      <SimilarGoods skuId={goods.skuId} />
      <RecentGoods max={4} except={goods.skuId} wide />
      <ComparisonTray />
    </Page>
  )
}

/** Picture of the SKU first, then those of the product. */
const picturesOf = ({ picture, pictures }: GoodsDetail): readonly string[] =>
  [...new Set([picture, ...pictures])].filter((one) => one !== '')

function useRemembered(goods: GoodsDetail): void {
  const userId = useMe()?.userInfo.userId
  useEffect(() => {
    if (userId !== undefined) rememberGoods(userId, goods)
  }, [userId, goods])
}

function GoodsBreadcrumbs({ goods: { categoryPath, name } }: { readonly goods: GoodsDetail }) {
  const nameOf = useCategoryName()
  return (
    <Breadcrumbs>
      {categoryPath.map((category) => (
        <Link key={category.id} to={mallPath({ catalogId: category.id })}>
          {nameOf(category)}
        </Link>
      ))}
      <span>{name}</span>
    </Breadcrumbs>
  )
}

/** Placeholder of the page while loading. */
function Blank() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('catalogue.goods.title')}
      hideTitle
      foot={<span className="visuallyHidden">{t('common.loading')}</span>}
    >
      <div className={css['blankBreadcrumbs']} />
      <div className={`card ${css['head']}`} aria-busy>
        <div className={css['blankPicture']} />
        <div className={`${css['main']} ${css['blankMain']}`}>
          <i />
          <i />
          <i />
        </div>
      </div>
    </Page>
  )
}
