import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { getTenantProduct } from '#contract/catalogue/tenantProducts.ts'
import type { SkuDraft } from '#contract/catalogue/productDraft.ts'
import { formatCount } from '#contract/kit/format.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useRead } from '#web/kit/client/api.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useName } from '#web/kit/format/useName.ts'

interface TenantProductDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Product detail for operators: supplier, and SKUs with price and stock. */
export const TenantProductDialog = ({ id, onClose }: TenantProductDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog title={t('products.tenant.detail')} width={800} place="right" onClose={onClose}>
      <Suspense fallback={<Skeleton />}>
        <Product id={id} />
      </Suspense>
    </Dialog>
  )
}

function Product({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const product = useRead(getTenantProduct, { id })
  const columns: readonly Column<SkuDraft>[] = [
    {
      key: 'supplierSku',
      title: 'SKU',
      lead: true,
      render: ({ supplierSku, spec, model }) => (
        <RowName under={[spec, model].filter(Boolean).join(' · ')}>{supplierSku}</RowName>
      ),
    },
    { key: 'unit', title: t('products.tenant.unit') },
    {
      key: 'listPrice',
      title: t('products.price'),
      right: true,
      render: ({ listPrice }) => <Amount value={listPrice} />,
    },
    { key: 'onHand', title: t('products.tenant.stock'), right: true, render: ({ onHand }) => formatCount(onHand) },
  ]
  return (
    <>
      <DescriptionList
        items={[
          { label: t('products.product'), value: product.name },
          { label: t('products.tenant.code'), value: product.code },
          { label: t('products.review.supplier'), value: product.supplierName },
          { label: t('products.category'), value: nameOf(product.category) },
          { label: t('products.tenant.brand'), value: product.brandName || '-' },
          { label: t('products.state'), value: t(`products.tenant.tab.${product.status}`) },
        ]}
      />
      <Table
        label="SKU"
        rows={product.content?.skus ?? []}
        rowKey={({ supplierSku }) => supplierSku}
        columns={columns}
        empty={<Empty title={t('common.none')} />}
      />
    </>
  )
}
