import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { ScoredSupplier, ScoringRoom } from '#contract/sourcing/evaluation/evaluation.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Table } from '#web/kit/list/Table.tsx'

interface OfferProps {
  readonly supplier: ScoredSupplier
  readonly items: ScoringRoom['items']
}

/** Offer of a supplier, as visible to experts. */
export function Offer({ supplier, items }: OfferProps) {
  const { t } = useTranslation()
  const { deliveryDays, validUntil, remark, total, lines } = supplier
  const byItem = new Map(items.map((item) => [item.id, item]))
  const rows = lines.map((line) => ({ ...line, item: byItem.get(line.itemId) }))
  const hasPrices = total !== null
  return (
    <Stack>
      <DescriptionList
        variant="strip"
        items={[
          { label: t('comparison.deliveryDays'), value: t('comparison.days', { count: deliveryDays ?? 0 }) },
          { label: t('comparison.validUntil'), value: validUntil ?? '-' },
          ...(hasPrices ? [{ label: t('comparison.total'), value: formatMoney(total) }] : []),
          ...(remark ? [{ label: t('evaluation.scoring.remark'), value: remark }] : []),
        ]}
      />
      <Table
        label={`${supplier.supplierName} ${t('projects.field.items')}`}
        rows={rows}
        rowKey={({ itemId }) => itemId}
        columns={[
          {
            key: 'item',
            title: t('comparison.item'),
            lead: true,
            render: ({ item }) => (
              <RowName under={[item?.spec, `${item?.quantity ?? ''} ${item?.unit ?? ''}`].filter(Boolean).join(' · ')}>
                {item?.name ?? ''}
              </RowName>
            ),
          },
          { key: 'brand', title: t('evaluation.scoring.brand'), render: ({ brand }) => brand || '-' },
          {
            key: 'leadDays',
            title: t('comparison.deliveryDays'),
            render: ({ leadDays }) => t('comparison.days', { count: leadDays }),
          },
          { key: 'remark', title: t('evaluation.scoring.remark'), render: (line) => line.remark || '-' },
          ...(hasPrices
            ? [
                {
                  key: 'price',
                  title: t('evaluation.scoring.price'),
                  right: true,
                  render: (line: (typeof rows)[number]) => line.price ?? '-',
                },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}
