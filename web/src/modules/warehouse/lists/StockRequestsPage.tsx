import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/issues.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { NewIssue } from '../create/NewIssue.tsx'
import { rowKey } from '../warehousePaths.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'

const tabs = ['open', 'issued', 'void', 'all'] as const

/** Requests of the department. */
export function StockRequestsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listIssues)
  return (
    <Page
      title={t('stockRequests.title')}
      purpose={t('stockRequests.purpose')}
      actions={may('stock.request') && <NewIssue />}
    >
      <RecordPanel
        texts="stockRequests"
        route={contract.listIssues}
        exported={contract.exportIssues}
        rowKey={rowKey}
        columns={useDocumentColumns('deptName')}
        tabs={{
          label: t('stockRequests.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as (typeof tabs)[number] }),
          options: tabs.map((value) => ({ value, label: t(`stockRequests.tab.${value}`) })),
        }}
        actions={{}}
      />
    </Page>
  )
}
