import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { reverseMove } from '#contract/warehouse/inbound.ts'
import * as contract from '#contract/warehouse/stock.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { documentPath, rowKey } from '../warehousePaths.ts'
import { useWarehouseFilter } from './useWarehouseFilter.tsx'

const kinds = [
  'purchaseIn',
  'exchangeIn',
  'backIn',
  'otherIn',
  'issue',
  'supplierOut',
  'transferOut',
  'transferIn',
  'countGain',
  'countLoss',
  'scrap',
  'otherOut',
] as const

/** The ledger of stock; what was put away can be reversed here. */
export function StockMovesPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('stockMoves.title')} purpose={t('stockMoves.purpose')}>
      <RecordPanel
        texts="stockMoves"
        route={contract.listStockMoves}
        exported={contract.exportStockMoves}
        rowKey={rowKey}
        columns={useColumns()}
        filters={[
          useWarehouseFilter(),
          {
            name: 'kind',
            label: t('stockMoves.field.kind.label'),
            control: (
              <Select
                hint={t('common.all')}
                options={kinds.map((value) => ({ value, label: t(`stockMoves.field.kind.options.${value}`) }))}
              />
            ),
          },
        ]}
        actions={{
          reverse: {
            needs: 'warehouse.keep',
            danger: true,
            reason: true,
            call: callTo(reverseMove, ({ id }: contract.StockMove, reason) => ({ moveId: id, reason })),
            confirm: ({ name, quantity, unit }: contract.StockMove) => ({
              title: t('stockMoves.confirm.title'),
              text: t('stockMoves.confirm.text', { name, quantity, unit }),
            }),
          },
        }}
      />
    </Page>
  )
}

function useColumns(): readonly RecordColumn<'stockMoves', contract.StockMove>[] {
  const { t } = useTranslation()
  return [
    { key: 'name', lead: true, render: ({ name, itemNo }) => <RowName under={itemNo}>{name}</RowName> },
    {
      key: 'kind',
      render: ({ kind, isReversal, reason }) => (
        <>
          {t(`stockMoves.field.kind.options.${kind}`)}
          {isReversal && ` · ${t('stockMoves.reversal')}`}
          {reason !== '' && <Under>{reason}</Under>}
        </>
      ),
    },
    {
      key: 'quantity',
      right: true,
      render: ({ quantity, unit }) => (
        <>
          {quantity} {unit}
        </>
      ),
    },
    { key: 'batchNo', desk: true, render: ({ batchNo }) => batchNo },
    {
      key: 'fromCode',
      title: `${t('stockMoves.field.fromCode')} → ${t('stockMoves.field.toCode')}`,
      render: ({ fromCode, toCode, warehouseName }) => (
        <RowName under={warehouseName}>
          {fromCode} → {toCode}
        </RowName>
      ),
    },
    {
      key: 'documentNo',
      desk: true,
      render: ({ documentId, documentNo }) => <Link to={documentPath(documentId)}>{documentNo}</Link>,
    },
    {
      key: 'at',
      render: ({ at, byName }) => (
        <>
          <Brief at={at} />
          <Under>{byName}</Under>
        </>
      ),
    },
  ]
}
