import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/issues.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { rowKey } from '../warehousePaths.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'

const tabs = ['waiting', 'issued', 'all'] as const

/** What is to be picked. */
export function PickTasksPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listPickTasks)
  return (
    <Page title={t('pickTasks.title')} purpose={t('pickTasks.purpose')}>
      <RecordPanel
        texts="pickTasks"
        route={contract.listPickTasks}
        exported={contract.exportPickTasks}
        rowKey={rowKey}
        columns={useDocumentColumns('deptName')}
        tabs={{
          label: t('pickTasks.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as (typeof tabs)[number] }),
          options: tabs.map((value) => ({ value, label: t(`pickTasks.tab.${value}`) })),
        }}
        actions={{}}
      />
    </Page>
  )
}
