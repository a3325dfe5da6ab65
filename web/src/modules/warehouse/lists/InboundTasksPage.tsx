import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/inbound.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { NewOtherInbound } from '../create/NewOtherInbound.tsx'
import { rowKey } from '../warehousePaths.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'

const tabs = ['waiting', 'received', 'all'] as const

/** What is to be put away. */
export function InboundTasksPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listInbound)
  return (
    <Page
      title={t('inboundTasks.title')}
      purpose={t('inboundTasks.purpose')}
      actions={may('warehouse.keep') && <NewOtherInbound />}
    >
      <RecordPanel
        texts="inboundTasks"
        route={contract.listInbound}
        exported={contract.exportInbound}
        rowKey={rowKey}
        columns={useDocumentColumns('supplierName')}
        tabs={{
          label: t('inboundTasks.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as (typeof tabs)[number] }),
          options: tabs.map((value) => ({ value, label: t(`inboundTasks.tab.${value}`) })),
        }}
        actions={{}}
      />
    </Page>
  )
}
