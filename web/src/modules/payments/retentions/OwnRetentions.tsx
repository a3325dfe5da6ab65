import { exportOwnRetentions, listOwnRetentions } from '#contract/payments/supplierPayments.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { rowKey } from '../paymentPaths.ts'
import { useRetentionColumns } from './useRetentionColumns.tsx'

/** What is withheld of the invoices of a supplier. */
export function OwnRetentions() {
  const shared = useRetentionColumns()
  return (
    <RecordPanel
      texts="retentions"
      route={listOwnRetentions}
      exported={exportOwnRetentions}
      rowKey={rowKey}
      columns={[
        {
          key: 'invoiceNo',
          lead: true,
          render: ({ invoiceNo, payerTitle }) => <RowName under={payerTitle}>{invoiceNo}</RowName>,
        },
        ...shared,
        {
          key: 'reason',
          desk: true,
          render: ({ reason, documents }) =>
            reason === '' && documents.length === 0 ? (
              '-'
            ) : (
              <>
                <RowName>{reason}</RowName>
                <AttachmentList files={documents} />
              </>
            ),
        },
      ]}
      actions={{}}
    />
  )
}
