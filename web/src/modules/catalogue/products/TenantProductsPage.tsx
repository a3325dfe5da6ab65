import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductStatus } from '#contract/catalogue/products.ts'
import { exportTenantProducts, listTenantProducts, type TenantProduct } from '#contract/catalogue/tenantProducts.ts'
import { formatCount } from '#contract/kit/format.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import type { Column } from '#web/kit/list/Table.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { useMay } from '#web/kit/client/me.ts'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Image } from '#web/kit/ui/Image.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useName } from '#web/kit/format/useName.ts'
import css from './Products.module.css'
import { tones } from './status.ts'
import { TenantProductDialog } from './TenantProductDialog.tsx'

const tabs = ['all', 'live', 'off', 'new'] as const satisfies readonly (ProductStatus | 'all')[]

/** The products of all suppliers, for the operators. */
export function TenantProductsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ status }, setQuery] = useUrlQuery(listTenantProducts)
  const suppliers = useOptionalRead(listSuppliers, { limit: 50 }, may('supplier.manage'))?.records ?? []
  const [opened, setOpened] = useState<string>()
  const columns = useColumns(setOpened)
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
          ...(may('supplier.manage') ? [bySupplier] : []),
        ]}
        empty={<Empty illustration="search" title={t('products.tenant.none')} />}
      />
      {opened !== undefined && <TenantProductDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function useColumns(onOpen: (id: string) => void): readonly Column<TenantProduct>[] {
  const { t } = useTranslation()
  const nameOf = useName()
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('products.product'),
      lead: true,
      render: ({ id, name, code, picture }) => (
        <span className={css['product']}>
          <Image src={picture} id={id} size={40} />
          <RowName under={code}>{name}</RowName>
        </span>
      ),
    },
    { key: 'supplierName', title: t('products.review.supplier'), sort: 'supplierName' },
    { key: 'category', title: t('products.category'), render: ({ category }) => nameOf(category) },
    {
      key: 'price',
      title: t('products.price'),
      right: true,
      render: ({ priceFrom }) => (priceFrom === null ? '-' : <Amount value={priceFrom} />),
    },
    { key: 'onHand', title: t('products.tenant.stock'), right: true, render: ({ onHand }) => formatCount(onHand) },
    {
      key: 'status',
      title: t('products.state'),
      render: ({ status }) => <StatusTag tone={tones[status]}>{t(`products.tenant.tab.${status}`)}</StatusTag>,
    },
    {
      key: 'updatedAt',
      title: t('products.tenant.updatedAt'),
      sort: 'updatedAt',
      render: ({ updatedAt }) => <Brief at={updatedAt} />,
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: ({ id }) => (
        <Button variant="text" onClick={() => onOpen(id)}>
          {t('list.details')}
        </Button>
      ),
    },
  ]
}
