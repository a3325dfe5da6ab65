import { useTranslation } from 'react-i18next'
import * as contract from '#contract/identity/positions.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'

/** Positions that people have. */
export function PositionsPage() {
  const availability = useAvailability()
  const nameOf = useName()
  return (
    <RecordPage
      texts="positions"
      route={contract.listPositions}
      exported={contract.exportPositions}
      rowKey={({ positionId }) => positionId}
      columns={[
        {
          key: 'name',
          sort: 'name',
          lead: true,
          render: (row) => <RowName under={row.code}>{nameOf(row)}</RowName>,
        },
        { key: 'people', right: true },
        availability.column,
      ]}
      filters={[availability.filter]}
      renderAdd={(close) => <PositionDialog onClose={close} />}
      actions={useActions()}
    />
  )
}

function useActions() {
  const { t } = useTranslation()
  return {
    edit: { renderDialog: (row, close) => <PositionDialog position={row} onClose={close} /> },
    detail: { shown: () => true, renderDialog: (row, close) => <Drawer position={row} onClose={close} /> },
    disable: {
      danger: true,
      call: callTo(contract.setPositionStatus, ({ positionId }) => ({ positionId, status: 'disabled' as const })),
      confirm: ({ name }) => ({
        title: t('positions.disableTitle'),
        text: t('positions.disableText', { name }),
      }),
    },
    enable: {
      call: callTo(contract.setPositionStatus, ({ positionId }) => ({ positionId, status: 'active' as const })),
    },
  } satisfies Readonly<Record<string, RecordAction<contract.Position>>>
}

interface PositionDialogProps {
  /** Position to edit; without it a new one is added. */
  readonly position?: contract.Position
  readonly onClose: () => void
}

function PositionDialog({ position, onClose }: PositionDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t(position ? 'positions.editTitle' : 'positions.add')}
      route={position ? contract.editPosition : contract.createPosition}
      fixed={position && { positionId: position.positionId, version: position.version }}
      initial={position}
      labels="positions.field"
      columns={1}
      fields={{ code: {}, name: { as: 'line' }, enName: { as: 'line' } }}
      onClose={onClose}
    />
  )
}

function Drawer({ position, onClose }: { readonly position: contract.Position; readonly onClose: () => void }) {
  const { positionId, name } = position
  return (
    <RecordDrawer
      title={name}
      texts="positions"
      changes={{ route: contract.listPositionChanges, of: { positionId } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="positions"
        record={position}
        fields={[{ key: 'code' }, { key: 'name' }, { key: 'enName' }, { key: 'people' }]}
      />
    </RecordDrawer>
  )
}
