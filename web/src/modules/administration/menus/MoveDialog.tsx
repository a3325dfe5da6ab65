import { useTranslation } from 'react-i18next'
import { type MenuItem, moveMenuEntry } from '#contract/administration/menuEntries.ts'
import { isGroup } from '#contract/tenancy/menuTree.ts'
import { useName } from '#web/kit/format/useName.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'

interface MoveDialogProps {
  readonly entry: MenuItem
  readonly entries: readonly MenuItem[]
  readonly onClose: () => void
}

/** Dialog that moves an entry to the end of another group. */
export function MoveDialog({ entry: { area, permId, version, pPermId, permName }, entries, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const groups = entries
    .filter((entry) => isGroup(entry) && entry.permId !== permId)
    .map((entry) => ({ value: entry.permId, label: nameOf({ name: entry.permName, enName: entry.enName }) }))
  return (
    <RouteFormDialog
      title={t('menus.moveTitle', { name: permName })}
      route={moveMenuEntry}
      fixed={{ area, permId, version, beforeId: null as string | null }}
      initial={{ pPermId }}
      labels="menus.field"
      columns={1}
      fields={{ pPermId: { control: <Select options={groups} hint={t('menus.top')} /> } }}
      onClose={onClose}
    />
  )
}
