import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProductRow } from '#contract/catalogue/products.ts'
import { formatCount } from '#contract/kit/format.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Image } from '#web/kit/ui/Image.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { useName } from '#web/kit/format/useName.ts'
import css from './Products.module.css'
import { productPath } from './productPath.ts'
import { changeTones, stateKey, tones } from './status.ts'
import { ProductActions } from './ProductActions.tsx'

export function useProductColumns(onStock: (row: ProductRow) => void): readonly Column<ProductRow>[] {
  const { t } = useTranslation()
  const nameOf = useName()
  return [
    { key: 'name', sort: 'name', title: t('products.product'), lead: true, render: (row) => <Name row={row} /> },
    { key: 'category', title: t('products.category'), render: ({ category }) => nameOf(category) },
    { key: 'price', title: t('products.price'), right: true, render: (row) => <Prices row={row} /> },
    {
      key: 'stock',
      title: t('products.stock'),
      right: true,
      render: ({ onHand, reserved }) => (
        <span>
          {formatCount(onHand)}
          {reserved > 0 && <Under>{t('products.reserved', { count: reserved })}</Under>}
        </span>
      ),
    },
    { key: 'status', title: t('products.state'), render: (row) => <State row={row} /> },
    {
      key: 'updatedAt',
      sort: 'updatedAt',
      title: t('products.updated'),
      render: ({ updatedAt }) => (
        <span className={css['once']}>
          <Brief at={updatedAt} />
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (row) => <ProductActions row={row} onStock={() => onStock(row)} />,
    },
  ]
}

function Name({ row }: { readonly row: ProductRow }) {
  const { t } = useTranslation()
  const { id, picture, name, code, skuCount } = row
  return (
    <span className={css['product']}>
      <Image src={picture} id={id} size={40} />
      <RowName under={`${code} · ${t('products.skus', { count: skuCount })}`}>
        <Link to={productPath(id)} className="tap">
          {name}
        </Link>
      </RowName>
    </span>
  )
}

function Prices({ row: { priceFrom, priceTo } }: { readonly row: ProductRow }) {
  if (priceFrom === null) return '--'
  return (
    <span>
      <Amount value={priceFrom} />
      {priceTo !== null && priceTo !== priceFrom && (
        <>
          {' – '}
          <Amount value={priceTo} />
        </>
      )}
    </span>
  )
}

function State({ row: { status, changeStatus } }: { readonly row: ProductRow }) {
  const { t } = useTranslation()
  const isOpen = changeStatus === 'draft' || changeStatus === 'reviewing' || changeStatus === 'rejected'
  const isFirst = isOpen && status === 'new'
  return (
    <span className={css['state']}>
      <StatusTag tone={isFirst ? changeTones[changeStatus] : tones[status]}>
        {t(stateKey(status, changeStatus))}
      </StatusTag>
      {isOpen && !isFirst && (
        <Tag tone={changeTones[changeStatus]}>
          {t('products.changed', { status: t(`products.changeStatus.${changeStatus}`) })}
        </Tag>
      )}
    </span>
  )
}
