import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportTenantProducts, listTenantProducts } from '#contract/catalogue/tenantProducts.ts'
import type { ProductStatus } from '#contract/catalogue/products.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { useMay } from '#web/kit/client/me.ts'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { TenantProductDialog } from './TenantProductDialog.tsx'
import { useTenantProductColumns } from './useTenantProductColumns.tsx'

const tabs = ['all', 'live', 'off', 'new'] as const satisfies readonly (ProductStatus | 'all')[]

/** Products of all suppliers, for operators. */
export function TenantProductsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ status }, setQuery] = useUrlQuery(listTenantProducts)
  const suppliers = useOptionalRead(listSuppliers, { limit: 50 }, may('supplier.read'))?.records ?? []
  const [opened, setOpened] = useState<string>()
  const columns = useTenantProductColumns(setOpened)
  const bySupplier = {
    name: 'supplierId',
    label: t('products.review.supplier'),
    control: <Select hint={t('common.all')} options={suppliers.map(({ id, name }) => ({ value: id, label: name }))} />,
  }
  return (
    <>
      <ListPage
        title={t('products.tenant.title')}
        purpose={t('products.tenant.purpose')}
        route={listTenantProducts}
        exported={exportTenantProducts}
        label={t('products.tenant.title')}
        rowKey={({ id }) => id}
        columns={columns}
        tabs={{
          label: t('products.tabs'),
          value: status ?? 'all',
          onChange: (next) => setQuery({ status: next === 'all' ? undefined : next }),
          options: tabs.map((value) => ({ value, label: t(`products.tenant.tab.${value}`) })),
        }}
        filters={[
          {
            name: 'keyword',
            label: t('products.keyword'),
            control: <Input maxLength={100} placeholder={t('products.keywordHint')} />,
          },
          { name: 'categoryId', label: t('products.category'), control: <CategoryPicker /> },
          ...(may('supplier.read') ? [bySupplier] : []),
        ]}
        empty={<Empty illustration="box" title={t('products.tenant.none')} reason={t('products.tenant.noneReason')} />}
      />
      {opened !== undefined && <TenantProductDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
