import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as contract from '#contract/warehouse/stock.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { rowKey } from '../warehousePaths.ts'
import { useStockFilters } from './useStockFilters.tsx'

const tabs = ['all', 'low', 'slow'] as const

/** Stock by warehouse and item. */
export function ItemList() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listStock)
  return (
    <RecordPanel
      texts="stock"
      route={contract.listStock}
      exported={contract.exportStock}
      rowKey={rowKey}
      columns={useColumns()}
      filters={useStockFilters()}
      tabs={{
        label: t('stock.tabs'),
        value: tab,
        onChange: (next) => setQuery({ tab: next as contract.StockTab }),
        options: tabs.map((value) => ({ value, label: t(`stock.tab.${value}`) })),
      }}
      actions={{
        batches: {
          shown: () => true,
          call: {
            send:
              async ({ warehouseId, itemId }: contract.Stock) =>
              () =>
                void navigate(`/stock?view=batches&warehouseId=${warehouseId}&itemId=${itemId}`),
          },
        },
        moves: {
          shown: () => true,
          call: {
            send:
              async ({ warehouseId, itemId }: contract.Stock) =>
              () =>
                void navigate(`/stockMoves?warehouseId=${warehouseId}&itemId=${itemId}`),
          },
        },
      }}
    />
  )
}

function useColumns(): readonly RecordColumn<'stock', contract.Stock>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      lead: true,
      render: ({ name, itemNo, spec }) => <RowName under={`${itemNo} ${spec}`}>{name}</RowName>,
    },
    { key: 'warehouseName', render: ({ warehouseName }) => warehouseName },
    {
      key: 'available',
      right: true,
      render: ({ available, unit, isLow }) => (
        <>
          {available} {unit}
          {isLow && (
            <Under>
              <StatusTag tone="warn">{t('stock.low')}</StatusTag>
            </Under>
          )}
        </>
      ),
    },
    { key: 'onHand', right: true, render: ({ onHand }) => onHand },
    { key: 'held', right: true, desk: true, render: ({ held }) => held },
    { key: 'minQuantity', right: true, desk: true, render: ({ minQuantity }) => minQuantity ?? '-' },
    { key: 'batches', right: true, desk: true, render: ({ batches }) => batches },
    { key: 'expiresOn', desk: true, render: ({ expiresOn }) => expiresOn ?? '-' },
  ]
}
