import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/transfers.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { NewTransfer } from '../create/NewTransfer.tsx'
import { rowKey } from '../warehousePaths.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'

const tabs = ['open', 'done', 'all'] as const

/** Transfers between warehouses. */
export function StockTransfersPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listTransfers)
  return (
    <Page
      title={t('stockTransfers.title')}
      purpose={t('stockTransfers.purpose')}
      actions={may('warehouse.keep') && <NewTransfer />}
    >
      <RecordPanel
        texts="stockTransfers"
        route={contract.listTransfers}
        exported={contract.exportTransfers}
        rowKey={rowKey}
        columns={useDocumentColumns('toWarehouseName')}
        tabs={{
          label: t('stockTransfers.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as (typeof tabs)[number] }),
          options: tabs.map((value) => ({ value, label: t(`stockTransfers.tab.${value}`) })),
        }}
        actions={{}}
      />
    </Page>
  )
}
