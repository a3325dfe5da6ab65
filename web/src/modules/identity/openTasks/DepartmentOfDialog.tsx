import { useTranslation } from 'react-i18next'
import { setAccountsDepartment } from '#contract/identity/people.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { DeptPicker } from '../departments/DeptPicker.tsx'
import { useOpenTasks } from './useOpenTasks.tsx'

interface DepartmentOfDialogProps {
  readonly onClose: () => void
  readonly ids: readonly string[]
  readonly onDone: () => void
}

/** Dialog that moves several accounts to a department. */
export function DepartmentOfDialog({ ids, onClose, onDone }: DepartmentOfDialogProps) {
  const { t } = useTranslation()
  const tasks = useOpenTasks(ids)
  return (
    <RouteFormDialog
      title={t('people.setDepartmentOf', { count: ids.length })}
      route={setAccountsDepartment}
      fixed={{ userIds: [...ids] }}
      labels="people.field"
      columns={1}
      fields={{ deptId: { control: <DeptPicker mode={3} /> }, openTasksTo: tasks.field }}
      note={tasks.note}
      onClose={onClose}
      onDone={() => (toast.success(t('common.done')), onDone())}
    />
  )
}
