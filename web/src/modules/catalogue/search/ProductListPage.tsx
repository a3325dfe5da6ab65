import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useCategories, useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import { pathTo } from '#web/modules/catalogue/mall/categoryTree.ts'
import {
  categoryIn,
  isOfGroups,
  isOfSuppliers,
  keywordOf,
  type MallAddress,
} from '#web/modules/catalogue/mall/mallAddress.ts'
import { useMallAddress } from '#web/modules/catalogue/mall/useMallAddress.ts'
import { ComparisonTray } from '#web/modules/catalogue/comparison/ComparisonTray.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import { BlankList, FoundList } from './FoundList.tsx'

const FoundShops = lazyWith(['catalogue'], async () => (await import('../shops/FoundShops.tsx')).FoundShops)

/** List of goods: by keyword or category, with filters and order; the state is in the URL. */
export function ProductListPage() {
  const mall = useMallAddress()
  const may = useMay()
  const title = useTitleOf(mall.settled)
  if (isOfGroups(mall.settled) && may('group.join')) return <Navigate to="/groupPurchase" replace />
  return (
    <Page title={title} hideTitle wide>
      <Suspense fallback={<BlankList address={mall.settled} />}>
        {isOfSuppliers(mall.settled) ? <FoundShops keyword={keywordOf(mall.settled)} /> : <FoundList mall={mall} />}
      </Suspense>
      <ComparisonTray />
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
