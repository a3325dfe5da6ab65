import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import { findShop } from '#contract/catalogue/shops.ts'
import { listComments } from '#contract/ordering/comments.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { mallPath } from '#web/kit/client/mall.ts'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ComparisonTray } from '#web/modules/catalogue/comparison/ComparisonTray.tsx'
import { FollowButton } from '#web/modules/catalogue/detail/FavouriteButton.tsx'
import { keywordOf } from '#web/modules/catalogue/mall/mallAddress.ts'
import { type MallState, useMallAddress } from '#web/modules/catalogue/mall/useMallAddress.ts'
import { BlankList, FoundList } from '#web/modules/catalogue/search/FoundList.tsx'
import css from './SupplierShopPage.module.css'

/** Page of a supplier: its head, then the ordinary list of its goods. */
export function SupplierShopPage() {
  const { t } = useTranslation()
  const mall = useMallAddress()
  const supplierId = mall.settled.supplierId?.[0]
  if (supplierId === undefined)
    return (
      <Page title={t('catalogue.goods.supplier')} hideTitle>
        <Empty
          illustration="search"
          title={t('common.notFound')}
          action={<ButtonLink to={mallPath({})}>{t('catalogue.list.allGoods')}</ButtonLink>}
        />
      </Page>
    )
  return (
    <Suspense fallback={<LoadingPage />}>
      <Shop key={supplierId} supplierId={supplierId} mall={mall} />
    </Suspense>
  )
}

interface ShopProps {
  readonly supplierId: string
  readonly mall: MallState
}

function Shop({ supplierId, mall }: ShopProps) {
  const { t } = useTranslation()
  const { supplierName, region, goodsCount, isCapped } = useRead(findShop, { supplierId })
  const rated = useOptionalRead(listComments, { supplierId, limit: 1 })
  const words = keywordOf(mall.settled)
  const search = (keyword: string) =>
    mall.change({ searchWords: keyword === '' ? undefined : keyword, supplierId: [supplierId] })
  return (
    <Page title={supplierName} hideTitle wide>
      <header className={`card ${css['head']}`}>
        <span className={css['mark']} aria-hidden>
          {[...supplierName][0]}
        </span>
        <div className={css['who']}>
          <p className={css['name']} aria-hidden>
            {supplierName}
          </p>
          <dl>
            <div>
              <dt>{t('catalogue.goods.score')}</dt>
              <dd>{rated === undefined || rated.average === '' ? '--' : rated.average}</dd>
            </div>
            <div>
              <dt>{t('shop.reviews')}</dt>
              <dd>{rated === undefined ? '--' : formatCount(rated.total)}</dd>
            </div>
            <div>
              <dt>{t('catalogue.goods.onShelf')}</dt>
              <dd>
                {formatCount(goodsCount)}
                {isCapped && '+'}
              </dd>
            </div>
            {region !== '' && (
              <div>
                <dt>{t('shop.region')}</dt>
                <dd>{region}</dd>
              </div>
            )}
          </dl>
        </div>
        <div className={css['tools']}>
          <SearchField key={words} label={t('shop.search')} hint={t('shop.search')} value={words} onSearch={search} />
          <FollowButton supplierId={supplierId} />
        </div>
      </header>
      <Suspense fallback={<BlankList address={mall.settled} />}>
        <FoundList mall={mall} fixed={{ supplierId: [supplierId] }} />
      </Suspense>
      <ComparisonTray />
    </Page>
  )
}
