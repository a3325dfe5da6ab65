import { useTranslation } from 'react-i18next'
import { type Department, moveDepartment } from '#contract/identity/departments.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { DeptPicker } from './DeptPicker.tsx'

interface MoveDepartmentDialogProps {
  readonly department: Department
  readonly onClose: () => void
}

/** Puts a department, with all below it, under another one. */
export function MoveDepartmentDialog({ department, onClose }: MoveDepartmentDialogProps) {
  const { t } = useTranslation()
  const { deptId, version, deptName: name } = department
  const form = useForm({
    route: moveDepartment,
    fixed: { deptId, version },
    labels: 'departments.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  return (
    <FormDialog of={form} title={t('departments.moveTitle', { name })} width={480} onClose={onClose}>
      <Fields of={form} columns={1} fields={{ pDeptId: { control: <DeptPicker mode={3} off={[deptId]} /> } }} />
    </FormDialog>
  )
}
