import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/scraps.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { NewScrap } from '../create/NewScrap.tsx'
import { rowKey } from '../warehousePaths.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'

const tabs = ['open', 'done', 'all'] as const

/** Scraps and other issues. */
export function StockScrapsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listScraps)
  return (
    <Page
      title={t('stockScraps.title')}
      purpose={t('stockScraps.purpose')}
      actions={may('warehouse.keep') && <NewScrap />}
    >
      <RecordPanel
        texts="stockScraps"
        route={contract.listScraps}
        exported={contract.exportScraps}
        rowKey={rowKey}
        columns={useDocumentColumns('deptName')}
        tabs={{
          label: t('stockScraps.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as (typeof tabs)[number] }),
          options: tabs.map((value) => ({ value, label: t(`stockScraps.tab.${value}`) })),
        }}
        actions={{}}
      />
    </Page>
  )
}
