import { useTranslation } from 'react-i18next'
import { type Department, mergeDepartment } from '#contract/identity/departments.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { DeptPicker } from './DeptPicker.tsx'

interface MergeDepartmentDialogProps {
  readonly department: Department
  readonly onClose: () => void
}

/** Dialog that merges a department into another one. */
export function MergeDepartmentDialog({ department, onClose }: MergeDepartmentDialogProps) {
  const { t } = useTranslation()
  const { deptId, version, deptName: name } = department
  return (
    <RouteFormDialog
      title={t('departments.mergeTitle', { name })}
      route={mergeDepartment}
      fixed={{ deptId, version }}
      labels="departments.field"
      columns={1}
      danger
      note={<Alert tone="warn" title={t('departments.mergeNote', { name })} />}
      submit={t('departments.action.merge')}
      fields={{ intoId: { control: <DeptPicker mode={3} off={[deptId]} /> } }}
      onClose={onClose}
    />
  )
}
