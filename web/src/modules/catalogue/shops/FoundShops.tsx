import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import { searchShops } from '#contract/catalogue/shops.ts'
import { useRead } from '#web/kit/client/api.ts'
import { shopPath } from '#web/kit/client/mall.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { GoodsTiles } from '#web/modules/catalogue/goods/GoodsTiles.tsx'
import css from './FoundShops.module.css'

/** Shops found by name, with their best sellers. */
export function FoundShops({ keyword }: { readonly keyword: string }) {
  const { t } = useTranslation()
  const shops = useRead(searchShops, { keyword })
  if (shops.length === 0)
    return <Empty illustration="search" page title={t('catalogue.shops.none')} reason={t('catalogue.shops.reason')} />
  return (
    <ul className={css['shops']}>
      {shops.map(({ supplierId, supplierName, region, goodsCount, isCapped, goods }) => (
        <li key={supplierId} className="card">
          <header className={css['head']}>
            <Icon of={ShopOutlined} />
            <div>
              <h2>{supplierName}</h2>
              <p>
                {[region, t('catalogue.shops.goods', { total: `${formatCount(goodsCount)}${isCapped ? '+' : ''}` })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <ButtonLink to={shopPath(supplierId)}>{t('catalogue.shops.all')}</ButtonLink>
          </header>
          <GoodsTiles goods={goods} />
        </li>
      ))}
    </ul>
  )
}
