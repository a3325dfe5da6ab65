import { useTranslation } from 'react-i18next'
import type { GoodsPage } from '#contract/catalogue/goodsSearch.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { mallPath } from '#web/kit/client/mall.ts'
import { Pager } from '#web/kit/list/Pager.tsx'
import { GoodsTiles } from '#web/modules/catalogue/goods/GoodsTiles.tsx'
import {
  filtersIn,
  isMerged,
  isOfZone,
  keywordOf,
  type MallAddress,
  PAGE_SIZES,
  unfiltered,
} from '#web/modules/catalogue/mall/mallAddress.ts'
import { NoGoods } from './NoGoods.tsx'
import type { MallState } from '#web/modules/catalogue/mall/useMallAddress.ts'

interface FoundGoodsProps {
  readonly page: GoodsPage
  readonly address: MallAddress
  readonly onChange: MallState['change']
}

export function FoundGoods({ page, address, onChange }: FoundGoodsProps) {
  const { t } = useTranslation()
  if (page.records.length > 0)
    return (
      <>
        <GoodsTiles goods={page.records} lead ofSkus={!isMerged(address)} />
        <Pager page={page} capped={page.totalIsCapped} sizes={PAGE_SIZES} onQuery={onChange} />
      </>
    )
  const keyword = keywordOf(address)
  if (keyword !== '' && !isOfZone(address)) return <NoGoods key={keyword} address={address} onChange={onChange} />
  const isNarrowed = filtersIn(address) > 0
  return (
    <div className="card">
      <Empty
        illustration="search"
        title={t('common.notFound')}
        reason={t('catalogue.list.noneLeft')}
        action={
          isNarrowed ? (
            <Button onClick={() => onChange(unfiltered)}>{t('catalogue.list.clear')}</Button>
          ) : (
            <ButtonLink to={mallPath({})}>{t('catalogue.list.allGoods')}</ButtonLink>
          )
        }
      />
    </div>
  )
}
