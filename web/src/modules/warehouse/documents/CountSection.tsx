import { useTranslation } from 'react-i18next'
import { type CountRow, exportCountRows, listCountRows, scanCount } from '#contract/warehouse/counts.ts'
import type { StockDocumentDetail } from '#contract/warehouse/document.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { rowKey } from '../warehousePaths.ts'
import { ScanBox } from './ScanBox.tsx'

const states = ['open', 'counted', 'different'] as const

/** Rows of a count, which keepers count without seeing the books. */
export function CountSection({ document }: { readonly document: StockDocumentDetail }) {
  const { t } = useTranslation()
  const [, setQuery] = useUrlQuery(listCountRows)
  const isCounting = document.can.includes('count')
  return (
    <>
      {isCounting && (
        <>
          <Alert tone="info">{t('stockDocuments.count.blind')}</Alert>
          <ScanBox warehouseId={document.warehouseId} onMatch={({ label }) => setQuery({ keyword: label })} />
        </>
      )}
      <RecordPanel
        texts="stockDocuments.count"
        route={listCountRows}
        fixed={{ documentId: document.id }}
        exported={exportCountRows}
        rowKey={rowKey}
        columns={useColumns()}
        filters={[
          {
            name: 'state',
            label: t('stockDocuments.count.state.label'),
            control: (
              <Select
                hint={t('common.all')}
                options={states.map((value) => ({ value, label: t(`stockDocuments.count.state.options.${value}`) }))}
              />
            ),
          },
        ]}
        actions={{
          scan: {
            shown: () => isCounting,
            renderDialog: (row: CountRow, close) => <ScanDialog document={document} row={row} onClose={close} />,
          },
        }}
      />
    </>
  )
}

function useColumns(): readonly RecordColumn<'stockDocuments.count', CountRow>[] {
  return [
    {
      key: 'name',
      lead: true,
      render: ({ name, itemNo, spec }) => <RowName under={`${itemNo} ${spec}`}>{name}</RowName>,
    },
    { key: 'placeCode', render: ({ placeCode }) => placeCode },
    {
      key: 'batchNo',
      render: ({ batchNo, expiresOn }) => (
        <>
          {batchNo}
          {expiresOn !== null && <Under>{expiresOn}</Under>}
        </>
      ),
    },
    {
      key: 'counted',
      right: true,
      render: ({ counted, unit, countedByName }) => (
        <>
          {counted === null ? '-' : `${counted} ${unit}`}
          {countedByName !== '' && <Under>{countedByName}</Under>}
        </>
      ),
    },
    { key: 'expected', right: true, render: ({ expected }) => expected ?? '-' },
    { key: 'difference', right: true, render: ({ difference }) => difference ?? '-' },
  ]
}

interface ScanDialogProps {
  readonly document: StockDocumentDetail
  readonly row: CountRow
  readonly onClose: () => void
}

function ScanDialog({ document, row, onClose }: ScanDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('stockDocuments.count.scanTitle')}
      route={scanCount}
      fixed={{ id: document.id, rowId: row.id }}
      initial={{ counted: row.counted ?? undefined }}
      labels="stockDocuments.count.scanField"
      columns={1}
      note={
        <p>
          {row.placeCode} · {row.name} · {row.batchNo}
        </p>
      }
      fields={{ counted: { as: 'line' } }}
      onClose={onClose}
    />
  )
}
