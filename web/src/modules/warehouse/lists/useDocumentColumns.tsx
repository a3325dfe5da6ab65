import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { StockDocument } from '#contract/warehouse/document.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { documentPath } from '../warehousePaths.ts'
import { documentTones } from '../warehouseTones.ts'

type Titled = Column<StockDocument> & { readonly title: string }

/** Columns of documents in lists; `party` says whose document it is. */
export function useDocumentColumns(party: 'deptName' | 'supplierName' | 'toWarehouseName' | null): readonly Titled[] {
  const { t } = useTranslation()
  const quantities = party !== null
  return [
    {
      key: 'title',
      title: t('stockDocuments.field.title'),
      lead: true,
      render: ({ id, title, documentNo }) => (
        <RowName under={documentNo}>
          <Link to={documentPath(id)} className="tap">
            {title || documentNo}
          </Link>
        </RowName>
      ),
    },
    {
      key: 'status',
      title: t('stockDocuments.field.status.label'),
      render: ({ status, kind }) => (
        <>
          <StatusTag tone={documentTones[status]}>{t(`stockDocuments.field.status.options.${status}`)}</StatusTag>
          <Under>{t(`stockDocuments.field.kind.options.${kind}`)}</Under>
        </>
      ),
    },
    {
      key: 'done',
      title: t(quantities ? 'stockDocuments.field.requested' : 'stockDocuments.field.kinds'),
      right: true,
      render: ({ done, requested, kinds }) =>
        quantities ? (
          <>
            {t('stockDocuments.progress', { done, requested })}
            <Under>{t('stockDocuments.kinds', { count: kinds })}</Under>
          </>
        ) : (
          t('stockDocuments.kinds', { count: kinds })
        ),
    },
    ...(party === null
      ? []
      : [
          {
            key: party,
            title: t(`stockDocuments.field.${party}`),
            render: (row: StockDocument) => <RowName under={row.orderNo || row.sourceNo}>{row[party] || '-'}</RowName>,
          },
        ]),
    {
      key: 'warehouseName',
      title: t('stockDocuments.field.warehouseName'),
      desk: true,
      render: ({ warehouseName }) => warehouseName,
    },
    {
      key: 'note',
      title: t('stockDocuments.field.note'),
      desk: true,
      render: ({ note, reason }) => <RowName under={reason}>{note || '-'}</RowName>,
    },
    {
      key: 'createdAt',
      title: t('stockDocuments.field.createdAt'),
      desk: true,
      render: ({ createdAt, requesterName }) => (
        <>
          <Brief at={createdAt} />
          <Under>{requesterName}</Under>
        </>
      ),
    },
  ]
}
