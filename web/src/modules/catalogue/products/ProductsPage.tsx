import { PlusOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listProducts, type ProductRow } from '#contract/catalogue/products.ts'
import { useRead } from '#web/kit/api.ts'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Choice } from '#web/kit/Choice.tsx'
import { DataTable } from '#web/kit/DataTable.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { ExportButton } from '#web/kit/office/ExportButton.tsx'
import { Filters } from '#web/kit/office/Filters.tsx'
import { Panel } from '#web/kit/office/Panel.tsx'
import { Page } from '#web/kit/Page.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import { useQueryOf } from '#web/kit/url.ts'
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
      <Panel>
        <Choice
          look="tabs"
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
              control: <TextBox maxLength={100} placeholder={t('products.keywordHint')} />,
            },
            { name: 'categoryId', label: t('products.category'), control: <CategoryPicker /> },
          ]}
        />
        <Suspense fallback={<Skeleton />}>
          <Found />
        </Suspense>
      </Panel>
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
