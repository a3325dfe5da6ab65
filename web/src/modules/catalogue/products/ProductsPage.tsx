import { PlusOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listProducts, type ProductRow } from '#contract/catalogue/products.ts'
import { useRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { DataTable } from '#web/kit/data/DataTable.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { ExportButton } from '#web/kit/admin/ExportButton.tsx'
import { Filters } from '#web/kit/data/Filters.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useQueryOf } from '#web/kit/client/url.ts'
import { tabOf, tabs, wantedBy } from './productTabs.ts'
import { StockDialog } from './StockDialog.tsx'
import { useProductColumns } from './useProductColumns.tsx'

/** The supplier's own products. */
export function ProductsPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(listProducts)
  const { keyword, categoryId, status } = query
  const actions = (
    <>
      <ExportButton
        filter={{ ...(keyword && { keyword }), ...(categoryId && { categoryId }), ...(status && { status }) }}
      />
      <ButtonLink look="solid" icon={<PlusOutlined aria-hidden />} to="/supplierProduct">
        {t('products.add')}
      </ButtonLink>
    </>
  )
  return (
    <Page title={t('products.title')} purpose={t('products.purpose')} actions={actions}>
      <Card>
        <Tabs
          label={t('products.tabs')}
          value={tabOf(query)}
          onChange={(tab) => setQuery(wantedBy(tab))}
          options={tabs.map((value) => ({ value, label: t(`products.tab.${value}`) }))}
        />
        <Filters
          value={{ keyword, categoryId }}
          onSearch={setQuery}
          fields={[
            {
              name: 'keyword',
              label: t('products.keyword'),
              control: <Input maxLength={100} placeholder={t('products.keywordHint')} />,
            },
            { name: 'categoryId', label: t('products.category'), control: <CategoryPicker /> },
          ]}
        />
        <Suspense fallback={<Skeleton />}>
          <Found />
        </Suspense>
      </Card>
    </Page>
  )
}

function Found() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(listProducts)
  const page = useRead(listProducts, query)
  const [stocking, setStocking] = useState<ProductRow>()
  const columns = useProductColumns(setStocking)
  return (
    <>
      <DataTable
        label={t('products.title')}
        page={page}
        rowKey={({ id }) => id}
        columns={columns}
        onQuery={setQuery}
        empty={<Empty drawing="box" title={t('products.none')} reason={t('products.noneReason')} />}
      />
      {stocking && <StockDialog id={stocking.id} onClose={() => setStocking(undefined)} />}
    </>
  )
}
