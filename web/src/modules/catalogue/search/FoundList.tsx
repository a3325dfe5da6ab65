import css from './ProductListPage.module.css'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { useRead } from '#web/kit/client/api.ts'
import { CategoryColumn } from './CategoryColumn.tsx'
import { BlankFacets, Facets } from './Facets.tsx'
import { BlankTiles } from '#web/modules/catalogue/goods/GoodsTiles.tsx'
import { ListBreadcrumbs } from './ListBreadcrumbs.tsx'
import {
  type Change,
  filtersIn,
  isOfPicture,
  isOfZone,
  keywordOf,
  type MallAddress,
  goodsQueryOf,
} from '#web/modules/catalogue/mall/mallAddress.ts'
import { RecentGoods } from '#web/modules/catalogue/goods/RecentGoods.tsx'
import { SearchNotes } from './SearchNotes.tsx'
import { SortRow } from './SortRow.tsx'
import { totalOf } from '#web/modules/catalogue/goods/total.ts'
import type { MallState } from '#web/modules/catalogue/mall/useMallAddress.ts'
import { lazyWith } from '#web/messages/lazy.ts'
import { FoundGoods } from './FoundGoods.tsx'
import { useZoneName } from './useZoneName.ts'

const PictureNote = lazyWith(['catalogue.picture'], async () => (await import('./picture/PictureNote.tsx')).PictureNote)
const FilterDrawer = lazyWith(['catalogue'], async () => (await import('./FilterDrawer.tsx')).FilterDrawer)

interface FoundListProps {
  readonly mall: MallState
  /** What the page is about and no filter may change: the supplier of a shop. */
  readonly fixed?: Change
}

/** Goods that the address asks for, with filters, categories and order. */
export function FoundList({
  mall: { address: requested, settled: shown, isPending, change: set },
  fixed = {},
}: FoundListProps) {
  const { t } = useTranslation()
  const all = { ...shown, ...fixed } as MallAddress
  // Filters are those that can be changed; categories and breadcrumbs lead to addresses and take all of it.
  const [address, settled] = [without(requested, fixed), without(shown, fixed)]
  const change = (patch: Change) => set({ ...patch, ...fixed })
  const [isFiltering, setIsFiltering] = useState(false)
  const page = useRead(queryGoodsListWithStandardByCatalog, goodsQueryOf(all))
  const total = totalOf(page)
  const zoneName = useZoneName(page)
  const root = all.zoneAreaId === undefined ? undefined : zoneName
  const goods = <FoundGoods page={page} address={settled} onChange={change} />
  const picture = isOfPicture(settled) && (
    <Suspense fallback={<div className={css['picture']} />}>
      <PictureNote key={`${settled.imageKey} ${keywordOf(settled)}`} address={settled} onChange={change} />
    </Suspense>
  )
  // The keyword alone finds nothing: shows alternatives instead of filters.
  if (page.records.length === 0 && keywordOf(settled) !== '' && filtersIn(settled) === 0 && !isOfZone(all))
    return (
      <div aria-busy={isPending} className={css['none']}>
        <ListBreadcrumbs address={all} total={total} />
        {picture}
        {goods}
      </div>
    )
  return (
    <>
      <ListBreadcrumbs address={all} total={total} root={root} />
      {picture}
      <Facets address={address} facets={page.facets} zoneName={zoneName} onChange={change} />
      <div className={css['columns']}>
        <aside>
          <CategoryColumn address={all} facets={page.facets} total={total} onChange={change} />
          <RecentGoods max={4} />
        </aside>
        <section aria-busy={isPending} className={css['found']} aria-labelledby="found">
          <h2 id="found" className="visuallyHidden">
            {t('catalogue.list.title')}
          </h2>
          <SortRow address={address} page={page} onChange={change} onFilter={() => setIsFiltering(true)} />
          <SearchNotes page={page} address={all} />
          {goods}
        </section>
      </div>
      {isFiltering && (
        <Suspense>
          <FilterDrawer
            address={settled}
            fixed={fixed}
            page={page}
            onChange={change}
            onClose={() => setIsFiltering(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Address without what is fixed; a fixed supplier is no filter to choose either. */
function without(address: MallAddress, fixed: Change): MallAddress {
  if (fixed.supplierId === undefined) return address
  const { supplierId: _, ...rest } = address
  return { ...rest, isNeedSupplier: '0' }
}

/** Placeholder of the page with the final layout. */
export function BlankList({ address }: { readonly address: MallAddress }) {
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
