import { useTranslation } from 'react-i18next'
import type { InvoiceDetail, InvoiceLine } from '#contract/invoices/invoice.ts'
import { findInvoice, listInvoiceChanges } from '#contract/invoices/invoices.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import css from './InvoiceDrawer.module.css'
import { checkTones, invoiceTones, verifiedTones } from './invoiceTones.ts'
import { useVerdict } from './useVerdict.ts'

interface InvoiceDrawerProps {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}

/** Drawer with what an invoice says, its checks, files and history. */
export function InvoiceDrawer({ id, title, onClose }: InvoiceDrawerProps) {
  return (
    <RecordDrawer title={title} texts="invoices" changes={{ route: listInvoiceChanges, of: { id } }} onClose={onClose}>
      <InvoiceContent id={id} />
    </RecordDrawer>
  )
}

function InvoiceContent({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const invoice = useRead(findInvoice, { id })
  const verdict = useVerdict()(invoice)
  return (
    <>
      {verdict.tone !== 'ok' && (
        <Alert tone={verdict.tone === 'err' ? 'err' : verdict.tone === 'warn' ? 'warn' : 'info'} title={verdict.title}>
          {verdict.note}
        </Alert>
      )}
      <Section title={t('invoices.detail.facts')}>
        <RecordFacts
          texts="invoices"
          record={invoice}
          fields={[
            {
              key: 'status',
              render: ({ status }) => (
                <StatusTag tone={invoiceTones[status]}>{t(`invoices.field.status.options.${status}`)}</StatusTag>
              ),
            },
            { key: 'kind' },
            { key: 'number', render: ({ number }) => number, wide: true },
            ...(invoice.code === '' ? [] : [{ key: 'code', render: () => invoice.code } as const]),
            { key: 'issuedOn', render: ({ issuedOn }) => issuedOn },
            { key: 'dataFrom' },
            {
              key: 'verified',
              render: ({ verified, verifiedAt }) => (
                <>
                  <StatusTag tone={verifiedTones[verified]}>
                    {t(`invoices.field.verified.options.${verified}`)}
                  </StatusTag>{' '}
                  {verifiedAt !== null && <Brief at={verifiedAt} />}
                </>
              ),
            },
            { key: 'sellerName', render: ({ sellerName }) => sellerName, wide: true },
            { key: 'sellerNo', render: ({ sellerNo }) => sellerNo, wide: true },
            { key: 'buyerName', render: ({ buyerName }) => buyerName, wide: true },
            { key: 'buyerNo', render: ({ buyerNo }) => buyerNo, wide: true },
            { key: 'net', render: ({ net }) => <Amount value={net} /> },
            { key: 'tax', render: ({ tax }) => <Amount value={tax} /> },
            { key: 'gross', render: ({ gross }) => <Amount value={gross} size="total" />, wide: true },
            ...(invoice.isRed
              ? ([
                  { key: 'blueNumber', render: () => invoice.blueNumber, wide: true },
                  { key: 'redFormNo', render: () => invoice.redFormNo, wide: true },
                ] as const)
              : []),
            { key: 'remark', render: ({ remark }) => remark, wide: true },
            {
              key: 'createdAt',
              render: ({ createdAt, uploadedByName }) => (
                <>
                  <Brief at={createdAt} /> {uploadedByName}
                </>
              ),
            },
          ]}
        />
      </Section>
      <Section title={t('invoices.detail.lines')}>
        <Lines invoice={invoice} />
      </Section>
      <Section title={t('invoices.detail.checks')}>
        <ul className={css['checks']}>
          {invoice.checks.map(({ rule, outcome, text }) => (
            <li key={rule}>
              <span>{t(`invoices.check.${rule}`)}</span>
              <StatusTag tone={checkTones[outcome]}>{t(`invoices.outcome.${outcome}`)}</StatusTag>
              {text !== '' && <small>{text}</small>}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('invoices.detail.files')}>
        <AttachmentList files={invoice.files} />
      </Section>
    </>
  )
}

function Lines({ invoice: { lines } }: { readonly invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  const rateOf = ({ rate, rateKind }: InvoiceLine) =>
    rate === null
      ? t(rateKind === 'untaxed' ? 'invoices.detail.untaxed' : 'invoices.detail.exempt')
      : `${Number(rate)}%`
  return (
    <Table
      label={t('invoices.detail.lines')}
      rows={lines}
      rowKey={({ lineNo }) => String(lineNo)}
      columns={[
        {
          key: 'name',
          title: t('invoices.detail.item'),
          lead: true,
          render: (line) => (
            <RowName
              under={
                line.discountOf === null
                  ? [line.className, line.spec].filter((text) => text !== '').join(' · ')
                  : t('invoices.detail.discount', { line: line.discountOf })
              }
            >
              {line.name}
            </RowName>
          ),
        },
        {
          key: 'quantity',
          title: t('invoices.detail.quantity'),
          right: true,
          render: ({ quantity, unit }) => (quantity === null ? '-' : `${quantity} ${unit}`),
        },
        {
          key: 'net',
          title: t('invoices.detail.net'),
          right: true,
          render: ({ net }) => <Amount value={net} />,
        },
        { key: 'rate', title: t('invoices.detail.rate'), right: true, render: rateOf },
        { key: 'tax', title: t('invoices.detail.tax'), right: true, render: ({ tax }) => <Amount value={tax} /> },
      ]}
    />
  )
}
