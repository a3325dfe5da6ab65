import type { RefusedFile } from '#contract/invoices/invoice.ts'
import { exportRefusedFiles, listRefusedFiles } from '#contract/invoices/invoices.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { rowKey } from './invoiceColumns.tsx'

const columns: readonly RecordColumn<'invoices.refused', RefusedFile>[] = [
  { key: 'fileName', lead: true, render: ({ fileName, number }) => <RowName under={number}>{fileName}</RowName> },
  { key: 'text', render: ({ text }) => text },
  {
    key: 'at',
    desk: true,
    render: ({ at, byName }) => (
      <>
        <Brief at={at} />
        <Under>{byName}</Under>
      </>
    ),
  },
]

/** Files that were not accepted, each with its reason. */
export const RefusedPanel = () => (
  <RecordPanel
    texts="invoices.refused"
    route={listRefusedFiles}
    exported={exportRefusedFiles}
    rowKey={rowKey}
    columns={columns}
    actions={{}}
  />
)
