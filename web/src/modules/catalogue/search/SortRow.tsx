import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined.js'
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined.js'
import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined.js'
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { PageJump } from '#web/kit/list/PageJump.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsPage, GoodsSort } from '#contract/catalogue/goodsSearch.ts'
import { type Change, filtersIn, isMerged, type MallAddress } from '#web/modules/catalogue/mall/mallAddress.ts'
import css from './SortRow.module.css'

interface SortRowProps {
  readonly address: MallAddress
  readonly page: Pick<GoodsPage, 'page' | 'pages'>
  readonly onChange: (change: Change) => void
  /** Opens the filter drawer of small screens. */
  readonly onFilter: () => void
}

/** Sort order and frequent filters. */
export function SortRow({ address, page: { page, pages }, onChange, onFilter }: SortRowProps) {
  const { t } = useTranslation()
  const sort = address.sort ?? 'relevance'
  const set = filtersIn(address)
  return (
    <div className={css['row']}>
      <Orders sort={sort} onSort={(next) => onChange({ sort: next === 'relevance' ? undefined : next })} />
      <button type="button" className={css['filter']} onClick={onFilter}>
        <Icon of={FilterOutlined} />
        {set > 0 ? t('catalogue.list.filtersSet', { total: set }) : t('catalogue.list.filters')}
      </button>
      <span className={css['checks']}>
        <Check checked={isMerged(address)} onChange={(merged) => onChange({ merged: merged ? undefined : false })}>
          {t('catalogue.list.merged')}
        </Check>
        <Check
          checked={address.agreementOnly === true}
          onChange={(agreementOnly) => onChange({ agreementOnly: agreementOnly || undefined })}
        >
          {t('catalogue.list.agreementOnly')}
        </Check>
        <Check checked={address.inStock === true} onChange={(inStock) => onChange({ inStock: inStock || undefined })}>
          {t('catalogue.list.inStock')}
        </Check>
        <PageJump label={t('common.page.shown')} page={page} pages={pages} onPage={(to) => onChange({ page: to })} />
      </span>
    </div>
  )
}

function Orders({ sort, onSort }: { readonly sort: GoodsSort; readonly onSort: (sort: GoodsSort) => void }) {
  const { t } = useTranslation()
  const isPrice = sort === 'priceUp' || sort === 'priceDown'
  const order = (to: GoodsSort, isOn: boolean, label: string, icon?: ReactNode, name?: string) => (
    <button type="button" aria-pressed={isOn} aria-label={name} onClick={() => onSort(to)}>
      {label}
      {icon}
    </button>
  )
  const priceLabel = isPrice ? t(sort === 'priceUp' ? 'catalogue.list.priceUp' : 'catalogue.list.priceDown') : undefined
  return (
    <fieldset className={css['orders']}>
      <legend className="visuallyHidden">{t('catalogue.list.order')}</legend>
      {order('relevance', sort === 'relevance', t('catalogue.list.sort.relevance'))}
      {order('sold', sort === 'sold', t('catalogue.list.sort.sold'), <Icon of={ArrowDownOutlined} />)}
      {order(
        sort === 'priceUp' ? 'priceDown' : 'priceUp',
        isPrice,
        t('catalogue.list.sort.price'),
        priceIcon(sort),
        priceLabel,
      )}
      {order('newest', sort === 'newest', t('catalogue.list.sort.newest'))}
    </fieldset>
  )
}

function priceIcon(sort: GoodsSort): ReactNode {
  if (sort === 'priceUp') return <Icon of={ArrowUpOutlined} />
  return sort === 'priceDown' ? <Icon of={ArrowDownOutlined} /> : <Icon of={SwapOutlined} rotate={90} />
}

interface CheckProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
}

function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label>
      <input type="checkbox" className="tick" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  )
}
