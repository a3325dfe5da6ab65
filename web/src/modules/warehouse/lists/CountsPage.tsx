import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/counts.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { NewCount } from '../create/NewCount.tsx'
import { rowKey } from '../warehousePaths.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'

const tabs = ['open', 'review', 'done', 'all'] as const

/** Counts of warehouses. */
export function CountsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listCounts)
  return (
    <Page title={t('counts.title')} purpose={t('counts.purpose')} actions={may('warehouse.keep') && <NewCount />}>
      <RecordPanel
        texts="counts"
        route={contract.listCounts}
        exported={contract.exportCounts}
        rowKey={rowKey}
        columns={useDocumentColumns(null)}
        tabs={{
          label: t('counts.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as (typeof tabs)[number] }),
          options: tabs.map((value) => ({ value, label: t(`counts.tab.${value}`) })),
        }}
        actions={{}}
      />
    </Page>
  )
}
