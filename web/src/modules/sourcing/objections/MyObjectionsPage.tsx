import { useTranslation } from 'react-i18next'
import { exportMyObjections, listMyObjections, type ObjectionTab } from '#contract/sourcing/objections/objections.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { ownObjectionColumns } from './objectionColumns.tsx'
import { useObjectionActions } from './useObjectionActions.tsx'
import { objectionTabs, useObjectionFilters } from './useObjectionFilters.tsx'

/** The objections of a supplier. */
export function MyObjectionsPage() {
  const { t } = useTranslation()
  const [{ tab = 'open' }, setQuery] = useUrlQuery(listMyObjections)
  return (
    <Page title={t('objections.mine')} purpose={t('objections.minePurpose')}>
      <RecordPanel
        texts="objections"
        route={listMyObjections}
        usual={{ tab: 'open' }}
        exported={exportMyObjections}
        rowKey={({ id }) => id}
        columns={ownObjectionColumns}
        filters={useObjectionFilters()}
        tabs={{
          label: t('objections.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as ObjectionTab }),
          options: objectionTabs.map((value) => ({ value, label: t(`objections.tab.${value}`) })),
        }}
        actions={useObjectionActions()}
      />
    </Page>
  )
}
