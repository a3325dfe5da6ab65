import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/stock.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { rowKey } from '../warehousePaths.ts'
import { useStockFilters } from './useStockFilters.tsx'

const spans = [0, 30, 90] as const

/** Batches in stock by place, those that expire first in front. */
export function BatchList() {
  const { t } = useTranslation()
  return (
    <RecordPanel
      texts="stockBatches"
      route={contract.listStockBatches}
      exported={contract.exportStockBatches}
      rowKey={rowKey}
      columns={useColumns()}
      filters={[
        ...useStockFilters(),
        {
          name: 'withinDays',
          label: t('stockBatches.within'),
          control: (
            <Select
              hint={t('common.all')}
              options={spans.map((days) => ({
                value: String(days),
                label: days === 0 ? t('stockBatches.expired') : t('stockBatches.withinDays', { count: days }),
              }))}
            />
          ),
        },
      ]}
      actions={{}}
    />
  )
}

function useColumns(): readonly RecordColumn<'stockBatches', contract.StockBatch>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      lead: true,
      render: ({ name, itemNo, spec }) => <RowName under={`${itemNo} ${spec}`}>{name}</RowName>,
    },
    { key: 'batchNo', render: ({ batchNo, supplierName }) => <RowName under={supplierName}>{batchNo}</RowName> },
    {
      key: 'placeCode',
      render: ({ placeCode, warehouseName }) => <RowName under={warehouseName}>{placeCode}</RowName>,
    },
    {
      key: 'expiresOn',
      render: ({ expiresOn, daysLeft, isBlocked }) => (
        <>
          {expiresOn ?? '-'}
          {(daysLeft !== null || isBlocked) && (
            <Under>
              <StatusTag tone={isBlocked ? 'err' : (daysLeft ?? 999) <= 30 ? 'warn' : 'mute'}>
                {daysLeft !== null && daysLeft < 0
                  ? t('stockBatches.expired')
                  : isBlocked
                    ? t('stockBatches.blocked')
                    : t('stockBatches.left', { count: daysLeft ?? 0 })}
              </StatusTag>
            </Under>
          )}
        </>
      ),
    },
    {
      key: 'onHand',
      right: true,
      render: ({ onHand, unit }) => (
        <>
          {onHand} {unit}
        </>
      ),
    },
    { key: 'held', right: true, desk: true, render: ({ held }) => held },
  ]
}
