import type { PaymentRequest, RequestRow } from '#contract/payments/request.ts'
import { exportRequestRows, listRequestRows } from '#contract/payments/requests.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { rowKey } from '../paymentPaths.ts'

const columns: readonly RecordColumn<'paymentRequests.row', RequestRow>[] = [
  { key: 'invoiceNo', lead: true, render: ({ invoiceNo }) => invoiceNo },
  { key: 'dueOn', render: ({ dueOn }) => dueOn },
  { key: 'gross', right: true, desk: true, render: ({ gross }) => <Amount value={gross} /> },
  { key: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
  { key: 'cash', right: true, render: ({ cash }) => <Amount value={cash} /> },
]

/** Payables and credits of a request. */
export const RequestRows = ({ request }: { readonly request: PaymentRequest }) => (
  <RecordPanel
    texts="paymentRequests.row"
    route={listRequestRows}
    fixed={{ requestId: request.id }}
    exported={exportRequestRows}
    rowKey={rowKey}
    columns={columns}
    actions={{}}
  />
)
