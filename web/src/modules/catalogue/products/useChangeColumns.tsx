import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/catalogue/productChanges.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { RowActions, RowName } from '#web/kit/layout/Card.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './Products.module.css'
import { changeTones } from './status.ts'

interface ChangeColumnHandlers {
  readonly onOpen: (id: string) => void
  /** Undefined if the list already belongs to an import. */
  readonly onImport: ((importId: string) => void) | undefined
}

export function useChangeColumns({ onOpen, onImport }: ChangeColumnHandlers): readonly Column<Change>[] {
  const { t } = useTranslation()
  const time = (instant: string | null) =>
    instant !== null && (
      <span className={css['once']}>
        <Brief at={instant} />
      </span>
    )
  return [
    {
      key: 'productName',
      sort: 'productName',
      title: t('products.product'),
      lead: true,
      render: ({ productName, importId }) => (
        <RowName under={importId === null ? '' : t('products.review.fromImport')}>{productName}</RowName>
      ),
    },
    { key: 'supplierName', title: t('products.review.supplier') },
    {
      key: 'reasons',
      title: t('products.review.why'),
      render: ({ reasons }) => (
        <span className={css['state']}>
          {reasons.map((reason) => (
            <Tag key={reason} tone={reason === 'priceRise' || reason === 'zeroPrice' ? 'warn' : 'mute'}>
              {t(`products.reasons.${reason}`)}
            </Tag>
          ))}
        </span>
      ),
    },
    {
      key: 'submittedAt',
      sort: 'submittedAt',
      title: t('products.review.submitted'),
      render: ({ submittedAt }) => time(submittedAt),
    },
    {
      key: 'status',
      title: t('products.state'),
      render: ({ status }) => <StatusTag tone={changeTones[status]}>{t(`products.changeStatus.${status}`)}</StatusTag>,
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: ({ id, can, importId }) => (
        <RowActions>
          <Button variant="text" onClick={() => onOpen(id)}>
            {t(can.includes('agree') ? 'products.review.decide' : 'products.view')}
          </Button>
          {importId !== null && onImport && (
            <Button variant="text" onClick={() => onImport(importId)}>
              {t('products.review.ofImport')}
            </Button>
          )}
        </RowActions>
      ),
    },
  ]
}
