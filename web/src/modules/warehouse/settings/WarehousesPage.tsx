import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/warehouses.ts'
import { placeLabelsPdf } from '#contract/warehouse/papers.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { useMay } from '#web/kit/client/me.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { rowKey } from '../warehousePaths.ts'
import { PlaceList } from './PlaceList.tsx'

/** Warehouses with their keepers and places. */
export function WarehousesPage() {
  const { t } = useTranslation()
  const may = useMay()
  const availability = useAvailability()
  return (
    <RecordPage
      texts="warehouses"
      route={contract.listWarehouses}
      exported={contract.exportWarehouses}
      rowKey={rowKey}
      columns={[
        {
          key: 'name',
          lead: true,
          render: ({ name, code }: contract.Warehouse) => <RowName under={code}>{name}</RowName>,
        },
        {
          key: 'deptName',
          render: ({ deptName, address }: contract.Warehouse) => <RowName under={address}>{deptName}</RowName>,
        },
        { key: 'keeperNames', render: ({ keeperNames }: contract.Warehouse) => keeperNames || '-' },
        { key: 'pick', desk: true },
        { key: 'places', right: true, render: ({ places }: contract.Warehouse) => places },
        { key: 'kinds', right: true, render: ({ kinds }: contract.Warehouse) => kinds },
        availability.column,
      ]}
      filters={[availability.filter]}
      renderAdd={may('warehouse.manage') ? (close) => <WarehouseDialog onClose={close} /> : undefined}
      actions={{
        detail: {
          shown: () => true,
          renderDialog: (row: contract.Warehouse, close) => <WarehouseDrawer warehouse={row} onClose={close} />,
        },
        edit: {
          renderDialog: (row: contract.Warehouse, close) => <WarehouseDialog warehouse={row} onClose={close} />,
        },
        disable: {
          danger: true,
          call: callTo(contract.setWarehouseStatus, ({ id }: contract.Warehouse) => ({
            id,
            status: 'disabled' as const,
          })),
          confirm: () => ({ title: t('warehouses.confirm.title'), text: t('warehouses.confirm.text') }),
        },
        enable: {
          call: callTo(contract.setWarehouseStatus, ({ id }: contract.Warehouse) => ({
            id,
            status: 'active' as const,
          })),
        },
      }}
    />
  )
}

interface WarehouseDialogProps {
  readonly warehouse?: contract.Warehouse
  readonly onClose: () => void
}

/** Form of a warehouse. */
function WarehouseDialog({ warehouse, onClose }: WarehouseDialogProps) {
  const { t } = useTranslation()
  const candidates = useOptionalRead(contract.listKeeperCandidates, {}) ?? []
  return (
    <RouteFormDialog
      title={t(warehouse ? 'warehouses.editTitle' : 'warehouses.add')}
      route={warehouse ? contract.editWarehouse : contract.addWarehouse}
      fixed={warehouse && { id: warehouse.id, version: warehouse.version }}
      initial={warehouse ?? { pick: 'fefo', keeperIds: [], takesOrders: false }}
      labels="warehouses.field"
      fields={{
        code: {},
        name: {},
        deptId: { control: <DeptPicker /> },
        pick: {},
        address: { as: 'line', wide: true },
        keeperIds: {
          wide: true,
          control: (
            <MultiSelect
              options={candidates.map(({ userId, userName, deptName }) => ({
                value: userId,
                label: `${userName} · ${deptName}`,
              }))}
            />
          ),
        },
        takesOrders: { wide: true },
      }}
      onClose={onClose}
    />
  )
}

interface WarehouseDrawerProps {
  readonly warehouse: contract.Warehouse
  readonly onClose: () => void
}

/** Detail of a warehouse with its places and changes. */
function WarehouseDrawer({ warehouse, onClose }: WarehouseDrawerProps) {
  const { t } = useTranslation()
  const labels = useDownload(placeLabelsPdf)
  const { id } = warehouse
  return (
    <RecordDrawer
      title={warehouse.name}
      texts="warehouses"
      changes={{ route: contract.listWarehouseChanges, of: { id } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="warehouses"
        record={warehouse}
        fields={[
          { key: 'code' },
          { key: 'deptName' },
          { key: 'pick' },
          { key: 'keeperNames', wide: true },
          { key: 'address', wide: true },
        ]}
      />
      <PlaceList warehouseId={id} />
      <Button busy={labels.isPending} onClick={() => labels.mutate({ warehouseId: id })}>
        {t('warehouses.labelsPdf')}
      </Button>
    </RecordDrawer>
  )
}
