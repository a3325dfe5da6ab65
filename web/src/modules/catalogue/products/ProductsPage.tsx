import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listProducts, type ProductRow } from '#contract/catalogue/products.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { tabOf, tabs, wantedBy } from './productTabs.ts'
import { StockDialog } from './StockDialog.tsx'
import { exportGoods } from '#contract/imports/goodsExport.ts'
import { ExportButton } from '#web/kit/list/ExportButton.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { useMay } from '#web/kit/client/me.ts'
import { useProductColumns } from './useProductColumns.tsx'

/** Products of the supplier. */
export function ProductsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [query, setQuery] = useUrlQuery(listProducts)
  const [stocking, setStocking] = useState<ProductRow>()
  const columns = useProductColumns(setStocking)
  const { keyword, categoryId, status } = query
  const filter = { ...(keyword && { keyword }), ...(categoryId && { categoryId }), ...(status && { status }) }
  const nothingFound = { title: t('products.none'), reason: t('products.noneReason') }
  const actions = (
    <>
      {may('product.manage') && <ExportButton route={exportGoods} input={{ format: 'xlsx', ...filter }} />}
      <ButtonLink variant="solid" icon={<Icon of={PlusOutlined} />} to="/supplierProduct">
        {t('products.add')}
      </ButtonLink>
    </>
  )
  return (
    <>
      <ListPage
        title={t('products.title')}
        purpose={t('products.purpose')}
        actions={actions}
        route={listProducts}
        label={t('products.title')}
        rowKey={({ id }) => id}
        columns={columns}
        tabs={{
          label: t('products.tabs'),
          value: tabOf(query),
          onChange: (tab) => setQuery(wantedBy(tab)),
          options: tabs.map((value) => ({ value, label: t(`products.tab.${value}`) })),
        }}
        filters={[
          {
            name: 'keyword',
            label: t('products.keyword'),
            control: <Input maxLength={100} placeholder={t('products.keywordHint')} />,
          },
          { name: 'categoryId', label: t('products.category'), control: <CategoryPicker /> },
        ]}
        empty={tabOf(query) === 'all' ? <NoProducts /> : <Empty illustration="search" {...nothingFound} />}
        nothingFound={nothingFound}
      />
      {stocking && <StockDialog id={stocking.id} onClose={() => setStocking(undefined)} />}
    </>
  )
}

function NoProducts() {
  const { t } = useTranslation()
  const may = useMay()
  return (
    <Empty
      illustration="box"
      title={t('products.empty')}
      reason={t('products.emptyReason')}
      action={may('product.import') && <ButtonLink to="/supplierImport">{t('products.toImport')}</ButtonLink>}
    />
  )
}
