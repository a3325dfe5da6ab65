import { useTranslation } from 'react-i18next'
import {
  createDemand,
  type Demand,
  exportMyDemands,
  listMyDemands,
  withdrawDemand,
} from '#contract/sourcing/demands/demands.ts'
import { useMe } from '#web/kit/client/me.ts'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { demandFields } from './demandFields.ts'
import { useDemandColumns } from './useDemandColumns.tsx'
import { useStatusFilter } from './useStatusFilter.tsx'

/** Demand lines of the person with their status. */
export function MyDemandsPage() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <RecordPage
      texts="demands"
      route={listMyDemands}
      exported={exportMyDemands}
      rowKey={({ id }) => id}
      columns={useDemandColumns(true)}
      filters={[useStatusFilter()]}
      renderAdd={(close) => (
        <RouteFormDialog
          route={createDemand}
          labels="demands.field"
          initial={{ contactName: me?.userInfo.userName ?? '' }}
          title={t('demands.add')}
          fields={demandFields}
          onClose={close}
        />
      )}
      actions={{
        withdraw: {
          danger: true,
          call: callTo(withdrawDemand, ({ id, version }: Demand) => ({ id, version })),
          confirm: ({ name }) => ({ title: t('demands.withdrawTitle'), text: t('demands.withdrawText', { name }) }),
        },
      }}
    />
  )
}
