import { useTranslation } from 'react-i18next'
import * as contract from '#contract/administration/dictionaries.ts'
import { useName } from '#web/kit/format/useName.ts'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'

interface DictItemsProps {
  readonly dictionary: contract.Dictionary
}

const named = ({ dictionary, code, deptId, version }: contract.DictItem) => ({ dictionary, code, deptId, version })

/** Entries of a dictionary, of all departments. */
export function DictItems({ dictionary: { code } }: DictItemsProps) {
  const { t } = useTranslation()
  const availability = useAvailability()
  return (
    <RecordPanel
      texts="dictionaries"
      route={contract.listDictItems}
      exported={contract.exportDictItems}
      fixed={{ dictionary: code }}
      rowKey={({ itemKey }) => itemKey}
      columns={[
        { key: 'name', sort: 'name', lead: true, render: useNameOf() },
        { key: 'code', sort: 'code' },
        { key: 'place', right: true },
        { key: 'isDefault', render: ({ isDefault }) => (isDefault ? t('dictionaries.isDefault') : '-') },
        { key: 'deptName', render: ({ deptName }) => deptName || t('dictionaries.allDepts') },
        availability.column,
      ]}
      filters={[availability.filter]}
      actions={useActions()}
    />
  )
}

function useNameOf() {
  const nameOf = useName()
  return ({ name, enName }: contract.DictItem) => nameOf({ name, enName })
}

function useActions() {
  const { t } = useTranslation()
  return {
    edit: { renderDialog: (row, close) => <EditItemDialog item={row} onClose={close} /> },
    detail: { shown: () => true, renderDialog: (row, close) => <ItemDrawer item={row} onClose={close} /> },
    disable: {
      danger: true,
      call: callTo(contract.setDictItemStatus, (row) => ({ ...named(row), status: 'disabled' as const })),
      confirm: ({ name }) => ({ title: t('dictionaries.disableTitle'), text: t('dictionaries.disableText', { name }) }),
    },
    enable: { call: callTo(contract.setDictItemStatus, (row) => ({ ...named(row), status: 'active' as const })) },
    restore: { call: callTo(contract.removeDictItem, named) },
    remove: {
      danger: true,
      call: callTo(contract.removeDictItem, named),
      confirm: ({ name }) => ({
        title: t('dictionaries.removeItem'),
        text: t('dictionaries.removeItemText', { name }),
      }),
    },
  } satisfies Readonly<Record<string, RecordAction<contract.DictItem>>>
}

interface ItemDialogProps {
  readonly item: contract.DictItem
  readonly onClose: () => void
}

const fields = { name: { as: 'line' }, enName: { as: 'line' }, place: {}, isDefault: {} } as const

function EditItemDialog({ item, onClose }: ItemDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('dictionaries.editTitle')}
      route={contract.editDictItem}
      fixed={named(item)}
      initial={item}
      labels="dictionaries.field"
      fields={fields}
      onClose={onClose}
    />
  )
}

/** Dialog of a new entry; closed dictionaries take names of a department for their codes. */
export function AddItemDialog({ dictionary, onClose }: DictItemsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('dictionaries.add')}
      route={contract.addDictItem}
      fixed={{ dictionary: dictionary.code }}
      initial={{ place: 100, isDefault: false }}
      labels="dictionaries.field"
      fields={{
        code: {},
        deptId: { control: <DeptPicker hint={t('dictionaries.allDepts')} /> },
        ...fields,
      }}
      onClose={onClose}
    />
  )
}

function ItemDrawer({ item, onClose }: ItemDialogProps) {
  const { t } = useTranslation()
  return (
    <RecordDrawer
      title={item.name}
      texts="dictionaries"
      changes={{ route: contract.listDictItemChanges, of: { itemId: item.itemId ?? '1' } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="dictionaries"
        record={item}
        fields={[
          { key: 'code' },
          { key: 'name' },
          { key: 'enName', render: ({ enName }) => enName || '-' },
          { key: 'deptName', render: ({ deptName }) => deptName || t('dictionaries.allDepts') },
        ]}
      />
    </RecordDrawer>
  )
}
