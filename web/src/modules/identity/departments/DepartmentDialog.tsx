import { useTranslation } from 'react-i18next'
import { addDepartment, type Department, editDepartment } from '#contract/identity/departments.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'

interface DepartmentDialogProps {
  /** The one that is changed. */
  readonly department?: Department
  /** The one below which a new one is added. */
  readonly parent?: Department
  readonly onClose: () => void
}

/** Adds a department below another, or renames one. */
export function DepartmentDialog({ department, parent, onClose }: DepartmentDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: department ? editDepartment : addDepartment,
    fixed: department ? { deptId: department.deptId, version: department.version } : { pDeptId: parent?.deptId ?? '' },
    initial: department ?? { deptType: '2' },
    labels: 'departments.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const title = department ? t('departments.editTitle') : t('departments.addTitle', { name: parent?.deptName ?? '' })
  return (
    <FormDialog of={form} title={title} onClose={onClose}>
      <Fields of={form} fields={{ deptName: { wide: true, as: 'line' }, deptCode: {}, deptType: {} }} />
    </FormDialog>
  )
}
