import { useTranslation } from 'react-i18next'
import * as contract from '#contract/notices/columns.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { ColumnSelect } from './ColumnSelect.tsx'
import css from './ColumnsPage.module.css'

/** Columns as a tree: add, rename, move, reorder, disable. */
export function ColumnsPage() {
  const availability = useAvailability()
  return (
    <RecordPage
      texts="columns"
      route={contract.listColumns}
      exported={contract.exportColumns}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          lead: true,
          render: ({ name, enName, level }) => (
            <span className={css['name']} data-level={level}>
              <RowName under={enName}>{name}</RowName>
            </span>
          ),
        },
        { key: 'value' },
        { key: 'articles', right: true },
        availability.column,
      ]}
      filters={[availability.filter]}
      renderAdd={(close) => <AddColumnDialog pid={null} onClose={close} />}
      actions={useColumnActions()}
    />
  )
}

/** Actions on a column; `can` says which are permitted. */
function useColumnActions() {
  const { t } = useTranslation()
  const placed = (by: 1 | -1) =>
    callTo(contract.moveColumn, ({ id, version, pid, place }: contract.Column) => ({
      id,
      version,
      pid,
      place: place + by,
    }))
  return {
    addBelow: { renderDialog: ({ id }, close) => <AddColumnDialog pid={id} onClose={close} /> },
    edit: { renderDialog: (row, close) => <EditColumnDialog column={row} onClose={close} /> },
    detail: { shown: () => true, renderDialog: (row, close) => <ColumnDrawer column={row} onClose={close} /> },
    move: { renderDialog: (row, close) => <MoveColumnDialog column={row} onClose={close} /> },
    up: { call: placed(-1) },
    down: { call: placed(1) },
    disable: {
      danger: true,
      call: callTo(contract.setColumnStatus, ({ id }) => ({ id, status: 'disabled' as const })),
      confirm: ({ name }) => ({ title: t('columns.disableTitle'), text: t('columns.disableText', { name }) }),
    },
    enable: { call: callTo(contract.setColumnStatus, ({ id }) => ({ id, status: 'active' as const })) },
  } satisfies Readonly<Record<string, RecordAction<contract.Column>>>
}

interface ColumnDialogProps {
  readonly column: contract.Column
  readonly onClose: () => void
}

function ColumnDrawer({ column, onClose }: ColumnDialogProps) {
  const changes = { route: contract.listColumnChanges, of: { id: column.id } }
  return (
    <RecordDrawer title={column.name} texts="columns" changes={changes} onClose={onClose}>
      <RecordFacts
        texts="columns"
        record={column}
        fields={[{ key: 'name' }, { key: 'enName' }, { key: 'value' }, { key: 'level' }, { key: 'articles' }]}
      />
    </RecordDrawer>
  )
}

const fields = { name: {}, enName: {}, value: { wide: true } } as const

function AddColumnDialog({ pid, onClose }: { readonly pid: string | null; readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('columns.add')}
      route={contract.addColumn}
      initial={{ pid, enName: '' }}
      labels="columns.field"
      fields={{ pid: { wide: true, control: <ColumnSelect isParent /> }, ...fields }}
      onClose={onClose}
    />
  )
}

function EditColumnDialog({ column, onClose }: ColumnDialogProps) {
  const { t } = useTranslation()
  const { id, version } = column
  return (
    <RouteFormDialog
      title={t('columns.editTitle')}
      route={contract.editColumn}
      fixed={{ id, version }}
      initial={column}
      labels="columns.field"
      fields={fields}
      onClose={onClose}
    />
  )
}

function MoveColumnDialog({ column, onClose }: ColumnDialogProps) {
  const { t } = useTranslation()
  const { id, version, name } = column
  return (
    <RouteFormDialog
      title={t('columns.moveTitle', { name })}
      route={contract.moveColumn}
      fixed={{ id, version }}
      initial={{ pid: column.pid }}
      labels="columns.field"
      columns={1}
      fields={{ pid: { control: <ColumnSelect isParent without={id} /> } }}
      onClose={onClose}
    />
  )
}
