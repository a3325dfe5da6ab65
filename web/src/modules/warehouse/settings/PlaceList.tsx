import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/warehouses.ts'
import { useMay } from '#web/kit/client/me.ts'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { rowKey } from '../warehousePaths.ts'

/** Places of a warehouse. */
export function PlaceList({ warehouseId }: { readonly warehouseId: string }) {
  const { t } = useTranslation()
  const may = useMay()
  const availability = useAvailability()
  return (
    <>
      {may('warehouse.manage') && (
        <div>
          <AddButton
            label={t('stockPlaces.add')}
            renderDialog={(close) => <PlaceDialog warehouseId={warehouseId} onClose={close} />}
          />
        </div>
      )}
      <RecordPanel
        texts="stockPlaces"
        route={contract.listPlaces}
        exported={contract.exportPlaces}
        fixed={{ warehouseId }}
        rowKey={rowKey}
        columns={[
          { key: 'code', lead: true, render: ({ code }: contract.Place) => code },
          { key: 'kind' },
          { key: 'batches', right: true, render: ({ batches }: contract.Place) => batches },
          availability.column,
        ]}
        actions={{
          disable: {
            danger: true,
            call: callTo(contract.setPlaceStatus, ({ id }: contract.Place) => ({ id, status: 'disabled' as const })),
          },
          enable: {
            call: callTo(contract.setPlaceStatus, ({ id }: contract.Place) => ({ id, status: 'active' as const })),
          },
        }}
      />
    </>
  )
}

interface PlaceDialogProps {
  readonly warehouseId: string
  readonly onClose: () => void
}

function PlaceDialog({ warehouseId, onClose }: PlaceDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('stockPlaces.add')}
      route={contract.addPlace}
      fixed={{ warehouseId }}
      initial={{ kind: 'storage' }}
      labels="stockPlaces.field"
      columns={1}
      fields={{
        code: {},
        kind: {
          control: (
            <Select
              options={contract.ownPlaceKinds.map((value) => ({
                value,
                label: t(`stockPlaces.field.kind.options.${value}`),
              }))}
            />
          ),
        },
      }}
      onClose={onClose}
    />
  )
}
