import css from './Products.module.css'
import { useTranslation } from 'react-i18next'
import type { TenantProduct } from '#contract/catalogue/tenantProducts.ts'
import { formatCount } from '#contract/kit/format.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Image } from '#web/kit/ui/Image.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { tones } from './status.ts'

export function useTenantProductColumns(onOpen: (id: string) => void): readonly Column<TenantProduct>[] {
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
