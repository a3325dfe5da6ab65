import * as contract from '#contract/warehouse/stock.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { rowKey } from '../warehousePaths.ts'
import { useStockFilters } from './useStockFilters.tsx'

const columns: readonly RecordColumn<'stockValues', contract.StockValue>[] = [
  {
    key: 'name',
    lead: true,
    render: ({ name, itemNo, spec }) => <RowName under={`${itemNo} ${spec}`}>{name}</RowName>,
  },
  { key: 'warehouseName', render: ({ warehouseName }) => warehouseName },
  {
    key: 'onHand',
    right: true,
    render: ({ onHand, unit }) => (
      <>
        {onHand} {unit}
      </>
    ),
  },
  { key: 'unitCost', right: true, render: ({ unitCost }) => <Amount value={unitCost} /> },
  { key: 'value', right: true, render: ({ value }) => <Amount value={value} /> },
]

/** Value of stock, for those who may know what it has cost. */
export const ValueList = () => (
  <RecordPanel
    texts="stockValues"
    route={contract.listStockValues}
    exported={contract.exportStockValues}
    rowKey={rowKey}
    columns={columns}
    filters={useStockFilters()}
    actions={{}}
  />
)
