import { useTranslation } from 'react-i18next'
import { exportObjections, listObjections, type ObjectionTab } from '#contract/sourcing/objections/objections.ts'
import { countObjections } from '#contract/sourcing/objections/waitingObjections.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { objectionColumns } from './objectionColumns.tsx'
import { useObjectionActions } from './useObjectionActions.tsx'
import { objectionTabs, useObjectionFilters } from './useObjectionFilters.tsx'

/**
 * Objections to a department's projects, for those who answer them; all objections, for those who decide complaints.
 */
export function ObjectionsPage() {
  const { t } = useTranslation()
  const isOverseer = useMe()?.userInfo.userType === 'operator'
  const [{ tab = 'open' }, setQuery] = useUrlQuery(listObjections)
  const waiting = useOptionalRead(countObjections, {})
  return (
    <Page title={t('objections.title')} purpose={t(isOverseer ? 'objections.overseerPurpose' : 'objections.purpose')}>
      <RecordPanel
        texts="objections"
        route={listObjections}
        usual={{ tab: 'open' }}
        exported={exportObjections}
        rowKey={({ id }) => id}
        columns={objectionColumns}
        filters={useObjectionFilters()}
        tabs={{
          label: t('objections.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as ObjectionTab }),
          options: objectionTabs.map((value) => ({
            value,
            label: t(`objections.tab.${value}`),
            count: value === 'open' ? waiting?.waiting : undefined,
          })),
        }}
        actions={useObjectionActions()}
      />
    </Page>
  )
}
