import { useTranslation } from 'react-i18next'
import * as contract from '#contract/ordering/costCentres.ts'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'

/** Cost centres that lines of orders name. */
export function CostCentresPage() {
  const { t } = useTranslation()
  const availability = useAvailability()
  return (
    <RecordPage
      texts="costCentres"
      route={contract.listCostCentres}
      exported={contract.exportCostCentres}
      rowKey={({ costCentreId }) => costCentreId}
      columns={[
        { key: 'code', sort: 'code', lead: true },
        { key: 'name', sort: 'name' },
        { key: 'deptName', render: ({ deptName }) => deptName || t('costCentres.allDepts') },
        availability.column,
      ]}
      filters={[availability.filter]}
      renderAdd={(close) => <CostCentreDialog onClose={close} />}
      actions={useActions()}
    />
  )
}

function useActions() {
  const { t } = useTranslation()
  return {
    edit: { renderDialog: (row, close) => <CostCentreDialog costCentre={row} onClose={close} /> },
    detail: { shown: () => true, renderDialog: (row, close) => <Drawer costCentre={row} onClose={close} /> },
    disable: {
      danger: true,
      call: callTo(contract.setCostCentreStatus, ({ costCentreId }) => ({ costCentreId, status: 'disabled' as const })),
      confirm: ({ name }) => ({ title: t('costCentres.disableTitle'), text: t('costCentres.disableText', { name }) }),
    },
    enable: {
      call: callTo(contract.setCostCentreStatus, ({ costCentreId }) => ({ costCentreId, status: 'active' as const })),
    },
  } satisfies Readonly<Record<string, RecordAction<contract.CostCentre>>>
}

interface CostCentreDialogProps {
  /** Cost centre to edit; without it a new one is added. */
  readonly costCentre?: contract.CostCentre
  readonly onClose: () => void
}

function CostCentreDialog({ costCentre, onClose }: CostCentreDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t(costCentre ? 'costCentres.editTitle' : 'costCentres.add')}
      route={costCentre ? contract.editCostCentre : contract.createCostCentre}
      fixed={costCentre && { costCentreId: costCentre.costCentreId, version: costCentre.version }}
      initial={costCentre}
      labels="costCentres.field"
      fields={{
        code: {},
        name: { as: 'line' },
        deptId: { wide: true, control: <DeptPicker hint={t('costCentres.allDepts')} /> },
      }}
      onClose={onClose}
    />
  )
}

function Drawer({ costCentre, onClose }: { readonly costCentre: contract.CostCentre; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { costCentreId, name } = costCentre
  return (
    <RecordDrawer
      title={name}
      texts="costCentres"
      changes={{ route: contract.listCostCentreChanges, of: { costCentreId } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="costCentres"
        record={costCentre}
        fields={[
          { key: 'code' },
          { key: 'name' },
          { key: 'deptName', render: ({ deptName }) => deptName || t('costCentres.allDepts'), wide: true },
        ]}
      />
    </RecordDrawer>
  )
}
