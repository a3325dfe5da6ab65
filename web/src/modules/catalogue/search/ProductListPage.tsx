import css from './ProductListPage.module.css'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useCategories, useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import { CategoryColumn } from './CategoryColumn.tsx'
import { pathTo } from '#web/modules/catalogue/mall/categoryTree.ts'
import { BlankFacets, Facets } from './Facets.tsx'
import { BlankTiles } from '#web/modules/catalogue/goods/GoodsTiles.tsx'
import { ListBreadcrumbs } from './ListBreadcrumbs.tsx'
import {
  categoryIn,
  filtersIn,
  isOfPicture,
  isOfSuppliers,
  keywordOf,
  type MallAddress,
  goodsQueryOf,
} from '#web/modules/catalogue/mall/mallAddress.ts'
import { RecentGoods } from '#web/modules/catalogue/goods/RecentGoods.tsx'
import { SearchNotes } from './SearchNotes.tsx'
import { SortRow } from './SortRow.tsx'
import { totalOf } from '#web/modules/catalogue/goods/total.ts'
import { type MallState, useMallAddress } from '#web/modules/catalogue/mall/useMallAddress.ts'
import { lazyWith } from '#web/messages/lazy.ts'
import { FoundGoods } from './FoundGoods.tsx'

const FoundShops = lazyWith(['catalogue'], async () => (await import('../shops/FoundShops.tsx')).FoundShops)
const PictureNote = lazyWith(['catalogue.picture'], async () => (await import('./picture/PictureNote.tsx')).PictureNote)
const FilterDrawer = lazyWith(['catalogue'], async () => (await import('./FilterDrawer.tsx')).FilterDrawer)

/** List of goods: by keyword or category, with filters and order; the state is in the URL. */
export function ProductListPage() {
  const mall = useMallAddress()
  return (
    <Page title={useTitleOf(mall.settled)} hideTitle wide>
      <Suspense fallback={<Blank address={mall.settled} />}>
        {isOfSuppliers(mall.settled) ? <FoundShops keyword={keywordOf(mall.settled)} /> : <Found mall={mall} />}
      </Suspense>
    </Page>
  )
}

function useTitleOf(address: MallAddress): string {
  const { t } = useTranslation()
  const category = pathTo(useCategories(), categoryIn(address)).at(-1)
  const nameOf = useCategoryName()
  const words = address.searchWords?.trim()
  if (words) return t(isOfSuppliers(address) ? 'catalogue.shops.found' : 'catalogue.list.found', { words })
  return category ? nameOf(category) : (address.searchName ?? t('catalogue.list.title'))
}

function Found({ mall: { address, settled, isPending, change } }: { readonly mall: MallState }) {
  const { t } = useTranslation()
  const [isFiltering, setIsFiltering] = useState(false)
  const page = useRead(queryGoodsListWithStandardByCatalog, goodsQueryOf(settled))
  const total = totalOf(page)
  const goods = <FoundGoods page={page} address={settled} onChange={change} />
  const picture = isOfPicture(settled) && (
    <Suspense fallback={<div className={css['picture']} />}>
      <PictureNote key={`${settled.imageKey} ${keywordOf(settled)}`} address={settled} onChange={change} />
    </Suspense>
  )
  // The keyword alone finds nothing: shows alternatives instead of filters.
  if (page.records.length === 0 && keywordOf(settled) !== '' && filtersIn(settled) === 0)
    return (
      <div aria-busy={isPending} className={css['none']}>
        <ListBreadcrumbs address={settled} total={total} />
        {picture}
        {goods}
      </div>
    )
  return (
    <>
      <ListBreadcrumbs address={settled} total={total} />
      {picture}
      <Facets address={address} facets={page.facets} onChange={change} />
      <div className={css['columns']}>
        <aside>
          <CategoryColumn address={settled} facets={page.facets} total={total} onChange={change} />
          <RecentGoods most={4} />
        </aside>
        <section aria-busy={isPending} className={css['found']} aria-labelledby="found">
          <h2 id="found" className="visuallyHidden">
            {t('catalogue.list.title')}
          </h2>
          <SortRow address={address} page={page} onChange={change} onFilter={() => setIsFiltering(true)} />
          <SearchNotes page={page} address={settled} />
          {goods}
        </section>
      </div>
      {isFiltering && (
        <Suspense>
          <FilterDrawer address={settled} page={page} onChange={change} onClose={() => setIsFiltering(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Placeholder of the page with the final layout. */
function Blank({ address }: { readonly address: MallAddress }) {
  const { t } = useTranslation()
  return (
    <div aria-busy>
      <span className="visuallyHidden">{t('common.loading')}</span>
      <ListBreadcrumbs address={address} />
      <BlankFacets />
      <div className={css['columns']}>
        <aside className={css['blankColumn']} aria-hidden />
        <div className={css['blankTiles']}>
          <BlankTiles count={address.limit ?? 20} />
        </div>
      </div>
    </div>
  )
}
