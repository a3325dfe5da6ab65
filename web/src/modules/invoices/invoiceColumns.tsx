import { useTranslation } from 'react-i18next'
import type { Invoice, ProblemKind } from '#contract/invoices/invoice.ts'
import type { InvoiceTab } from '#contract/invoices/invoices.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { useVerdict } from './useVerdict.ts'

export const rowKey = ({ id }: { readonly id: string }) => id

/** Columns of the list of one side, with the other side and the verdict in words. */
export function useInvoiceColumns(other: 'sellerName' | 'buyerName'): readonly RecordColumn<'invoices', Invoice>[] {
  const { t } = useTranslation()
  const verdictOf = useVerdict()
  return [
    {
      key: 'number',
      lead: true,
      render: (row) => (
        <RowName under={row[other]}>
          {row.number} {row.isRed && <Tag tone="err">{t('invoices.red')}</Tag>}
        </RowName>
      ),
    },
    {
      key: 'verdict',
      render: (row) => {
        const { tone, title, note } = verdictOf(row)
        return (
          <>
            <StatusTag tone={tone}>{title}</StatusTag>
            <Under>
              <Clamped lines={2}>{note}</Clamped>
            </Under>
          </>
        )
      },
    },
    {
      key: 'gross',
      right: true,
      render: ({ gross, tax }) => (
        <>
          <Amount value={gross} />
          <Under>
            {t('invoices.field.tax')} <Amount value={tax} />
          </Under>
        </>
      ),
    },
    { key: 'kind', desk: true },
    { key: 'issuedOn', desk: true, render: ({ issuedOn }) => issuedOn },
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

const tabs = ['all', 'exception', 'matched', 'approved', 'returned'] as const satisfies readonly InvoiceTab[]

export function useInvoiceTabs(
  tab: InvoiceTab,
  onTab: (tab: InvoiceTab) => void,
  counts: Partial<Record<InvoiceTab, number | undefined>>,
) {
  const { t } = useTranslation()
  return {
    label: t('invoices.tabs'),
    name: 'tab',
    value: tab,
    onChange: (next: string) => onTab(next as InvoiceTab),
    options: tabs.map((value) => ({ value, label: t(`invoices.tab.${value}`), count: counts[value] })),
  }
}

const problems = [
  'price',
  'quantity',
  'rate',
  'title',
  'notConfirmed',
  'noReceipt',
  'unknownSupplier',
  'redWithoutBlue',
] as const satisfies readonly ProblemKind[]
const colours = ['blue', 'red'] as const

export function useInvoiceFilters() {
  const { t } = useTranslation()
  return [
    {
      name: 'problem',
      label: t('invoices.field.problem.label'),
      control: (
        <Select
          hint={t('common.all')}
          options={problems.map((value) => ({ value, label: t(`invoices.field.problem.options.${value}`) }))}
        />
      ),
    },
    {
      name: 'colour',
      label: t('invoices.field.colour.label'),
      control: (
        <Select
          hint={t('common.all')}
          options={colours.map((value) => ({ value, label: t(`invoices.field.colour.options.${value}`) }))}
        />
      ),
    },
  ]
}
