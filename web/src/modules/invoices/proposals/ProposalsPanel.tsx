import { useTranslation } from 'react-i18next'
import {
  discardInvoiceProposal,
  exportInvoiceProposals,
  type InvoiceProposal,
  listInvoiceProposals,
} from '#contract/invoices/proposals.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { rowKey } from '../invoiceColumns.tsx'
import { ProposalDialog } from './ProposalDialog.tsx'

const tones = { waiting: 'warn', confirmed: 'ok', discarded: 'mute' } as const
const statuses = ['waiting', 'confirmed', 'discarded'] as const

function useColumns(): readonly RecordColumn<'invoices.proposals', InvoiceProposal>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'number',
      lead: true,
      render: ({ number, sellerName }) => (
        <RowName under={sellerName}>{number === '' ? t('invoices.proposals.unread') : number}</RowName>
      ),
    },
    { key: 'file', render: ({ file }) => <AttachmentList files={[file]} /> },
    { key: 'gross', right: true, render: ({ gross }) => (gross === '' ? '-' : <Amount value={gross} />) },
    {
      key: 'status',
      render: ({ status, decidedByName }) => (
        <>
          <StatusTag tone={tones[status]}>{t(`invoices.proposals.field.status.options.${status}`)}</StatusTag>
          <Under>{decidedByName}</Under>
        </>
      ),
    },
    {
      key: 'createdAt',
      desk: true,
      render: ({ createdAt, uploadedByName }) => (
        <>
          <Brief at={createdAt} />
          <Under>{uploadedByName}</Under>
        </>
      ),
    },
  ]
}

/** PDFs and pictures of invoices, which a person confirms, corrects or discards. */
export function ProposalsPanel() {
  const { t } = useTranslation()
  return (
    <RecordPanel
      texts="invoices.proposals"
      route={listInvoiceProposals}
      exported={exportInvoiceProposals}
      rowKey={rowKey}
      columns={useColumns()}
      filters={[
        {
          name: 'status',
          label: t('invoices.proposals.field.status.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={statuses.map((value) => ({
                value,
                label: t(`invoices.proposals.field.status.options.${value}`),
              }))}
            />
          ),
        },
      ]}
      actions={{
        confirm: {
          shown: ({ can }: InvoiceProposal) => can.includes('confirm'),
          renderDialog: (row: InvoiceProposal, close) => <ProposalDialog proposal={row} onClose={close} />,
        },
        discard: {
          danger: true,
          reason: true,
          call: callTo(discardInvoiceProposal, ({ id, version }: InvoiceProposal, reason) => ({ id, version, reason })),
          confirm: () => ({
            title: t('invoices.proposals.discard.title'),
            text: t('invoices.proposals.discard.text'),
          }),
        },
      }}
    />
  )
}
