import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import type { Quote } from '#sealing/quotes/quote.ts'

interface QuoteSheetProps {
  readonly quote: Pick<Quote, 'total' | 'lines'> & { readonly head: Omit<Quote['head'], 'attachments' | 'currency'> }
  readonly notice: Pick<ProjectNotice, 'items'>
}

/** Quote, read-only: its lines and terms. */
export function QuoteSheet({ quote: { head, total, lines }, notice }: QuoteSheetProps) {
  const { t } = useTranslation()
  const items = new Map(notice.items.map((item) => [item.id, item]))
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: t('quoting.total'), value: <Amount value={total} /> },
          { label: t('quoting.sum.freight'), value: <Amount value={head.freight} /> },
          { label: t('quoting.field.validUntil'), value: head.validUntil },
          { label: t('quoting.deliveryDays'), value: t('quoting.days', { count: head.deliveryDays }) },
          { label: t('quoting.field.remark.label'), value: head.remark, wide: true },
        ]}
      />
      <Table
        label={t('quoting.lines')}
        rows={lines}
        rowKey={({ itemId }) => itemId}
        columns={[
          { key: 'name', title: t('quoting.column.item'), lead: true, render: ({ itemId }) => items.get(itemId)?.name },
          {
            key: 'qty',
            title: t('quoting.column.quantity'),
            right: true,
            render: ({ itemId, qty }) => `${qty} ${items.get(itemId)?.unit ?? ''}`,
          },
          { key: 'price', title: t('quoting.line.price'), right: true },
          { key: 'taxRate', title: t('quoting.line.taxRate'), right: true, render: ({ taxRate }) => `${taxRate}%` },
          { key: 'brand', title: t('quoting.line.brand') },
          { key: 'leadDays', title: t('quoting.line.leadDays'), right: true },
          {
            key: 'amount',
            title: t('quoting.column.amount'),
            right: true,
            render: ({ amount }) => formatMoney(amount),
          },
        ]}
      />
    </Stack>
  )
}
