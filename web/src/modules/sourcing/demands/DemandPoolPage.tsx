import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { collectDemands, type Demand, exportCollectable, listCollectable } from '#contract/sourcing/demands/demands.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { DeptSelect } from '#web/modules/identity/departments/DeptSelect.tsx'
import { useDemandColumns } from './useDemandColumns.tsx'
import { useStatusFilter } from './useStatusFilter.tsx'

/** Demand lines of all departments, to be collected into a project. */
export function DemandPoolPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('demandPool.title')} purpose={t('demandPool.purpose')}>
      <RecordPanel
        texts="demandPool"
        route={listCollectable}
        exported={exportCollectable}
        rowKey={({ id }) => id}
        columns={useDemandColumns(false)}
        filters={[useStatusFilter(), { name: 'deptId', label: t('demands.field.deptName'), control: <DeptSelect /> }]}
        actions={{
          collect: {
            needs: 'project.manage',
            renderForAll: (demands, close, clear) => <CollectDialog demands={demands} onClose={close} onDone={clear} />,
          },
        }}
      />
    </Page>
  )
}

interface CollectDialogProps {
  readonly demands: readonly Demand[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Dialog to collect the selected lines: kind and title of the project; its author completes the draft. */
function CollectDialog({ demands, onClose, onDone }: CollectDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <RouteFormDialog
      route={collectDemands}
      labels="demandPool.field"
      fixed={{ ids: demands.map(({ id }) => id) }}
      initial={{ kind: 'inquiry', title: demands[0]?.name ?? '' }}
      title={t('demandPool.collectTitle')}
      note={<p>{t('demandPool.collectText', { count: demands.length })}</p>}
      columns={1}
      fields={{ title: { as: 'line' }, kind: {} }}
      onClose={onClose}
      onDone={({ id }) => {
        onDone()
        void navigate(`/projectEdit?id=${id}`)
      }}
    />
  )
}
