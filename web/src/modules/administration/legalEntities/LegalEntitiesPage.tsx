import { useTranslation } from 'react-i18next'
import * as contract from '#contract/administration/legalEntities.ts'
import { qryDataDictByDdfldList } from '#contract/tenancy/dictionaries.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'

/** Legal entities in whose name departments buy. */
export function LegalEntitiesPage() {
  const availability = useAvailability()
  return (
    <RecordPage
      texts="legalEntities"
      route={contract.listLegalEntities}
      exported={contract.exportLegalEntities}
      rowKey={({ entityId }) => entityId}
      columns={[
        { key: 'name', sort: 'name', lead: true, render: ({ name, code }) => <RowName under={code}>{name}</RowName> },
        { key: 'kindName' },
        { key: 'taxNo' },
        { key: 'deptName' },
        availability.column,
      ]}
      filters={[availability.filter]}
      renderAdd={(close) => <LegalEntityDialog onClose={close} />}
      actions={useActions()}
    />
  )
}

function useActions() {
  const { t } = useTranslation()
  return {
    edit: { renderDialog: (row, close) => <LegalEntityDialog entity={row} onClose={close} /> },
    detail: { shown: () => true, renderDialog: (row, close) => <Drawer entity={row} onClose={close} /> },
    disable: {
      danger: true,
      call: callTo(contract.setLegalEntityStatus, ({ entityId }) => ({ entityId, status: 'disabled' as const })),
      confirm: ({ name }) => ({
        title: t('legalEntities.disableTitle'),
        text: t('legalEntities.disableText', { name }),
      }),
    },
    enable: {
      call: callTo(contract.setLegalEntityStatus, ({ entityId }) => ({ entityId, status: 'active' as const })),
    },
  } satisfies Readonly<Record<string, RecordAction<contract.LegalEntity>>>
}

interface LegalEntityDialogProps {
  /** Entity to edit; without it a new one is added. */
  readonly entity?: contract.LegalEntity
  readonly onClose: () => void
}

function LegalEntityDialog({ entity, onClose }: LegalEntityDialogProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const [kinds] = useRead(qryDataDictByDdfldList, { ddfldList: 'LEGAL_ENTITY' })
  const options = (kinds?.values ?? []).map((each) => ({ value: each.code, label: nameOf(each) }))
  const isOffered = options.some(({ value }) => value === entity?.kind)
  const all = entity && !isOffered ? [...options, { value: entity.kind, label: entity.kindName }] : options
  const usual = kinds?.values.find(({ isDefault }) => isDefault)?.code
  return (
    <RouteFormDialog
      title={t(entity ? 'legalEntities.editTitle' : 'legalEntities.add')}
      route={entity ? contract.editLegalEntity : contract.createLegalEntity}
      fixed={entity && { entityId: entity.entityId, version: entity.version }}
      initial={entity ?? { kind: usual }}
      labels="legalEntities.field"
      fields={{
        code: {},
        kind: { control: <Select options={all} />, required: true },
        name: { as: 'line' },
        enName: { as: 'line' },
        taxNo: {},
        deptId: { control: <DeptPicker /> },
        address: { wide: true, as: 'line' },
        phone: {},
      }}
      onClose={onClose}
    />
  )
}

function Drawer({ entity, onClose }: { readonly entity: contract.LegalEntity; readonly onClose: () => void }) {
  const { entityId, name } = entity
  return (
    <RecordDrawer
      title={name}
      texts="legalEntities"
      changes={{ route: contract.listLegalEntityChanges, of: { entityId } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="legalEntities"
        record={entity}
        fields={[
          { key: 'code' },
          { key: 'kindName' },
          { key: 'taxNo' },
          { key: 'deptName' },
          { key: 'address', wide: true },
          { key: 'phone' },
        ]}
      />
    </RecordDrawer>
  )
}
