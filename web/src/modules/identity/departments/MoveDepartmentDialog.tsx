import { useTranslation } from 'react-i18next'
import { type Department, moveDepartment } from '#contract/identity/departments.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { DeptPicker } from './DeptPicker.tsx'

interface MoveDepartmentDialogProps {
  readonly department: Department
  readonly onClose: () => void
}

/** Dialog that moves a department with its subtree. */
export function MoveDepartmentDialog({ department, onClose }: MoveDepartmentDialogProps) {
  const { t } = useTranslation()
  const { deptId, version, deptName: name } = department
  return (
    <RouteFormDialog
      title={t('departments.moveTitle', { name })}
      route={moveDepartment}
      fixed={{ deptId, version }}
      labels="departments.field"
      columns={1}
      fields={{ pDeptId: { control: <DeptPicker mode={3} off={[deptId]} /> } }}
      onClose={onClose}
    />
  )
}
