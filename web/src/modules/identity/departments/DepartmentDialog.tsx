import { useTranslation } from 'react-i18next'
import { addDepartment, type Department, editDepartment } from '#contract/identity/departments.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { DeptPicker } from './DeptPicker.tsx'

interface Closing {
  readonly onClose: () => void
}

const fields = { deptName: { wide: true, as: 'line' }, deptCode: {}, deptType: {} } as const

function useSaved(onClose: () => void) {
  const { t } = useTranslation()
  return { labels: 'departments.field', onDone: () => (toast.success(t('common.done')), onClose()) } as const
}

/** Adds a department below another one. */
export function AddDepartmentDialog({ parent, onClose }: Closing & { readonly parent?: Department | undefined }) {
  const { t } = useTranslation()
  const initial = { deptType: '2', pDeptId: parent?.deptId }
  const form = useForm({ route: addDepartment, initial, ...useSaved(onClose) })
  return (
    <FormDialog of={form} title={t('departments.add')} onClose={onClose}>
      <Fields of={form} fields={{ pDeptId: { wide: true, control: <DeptPicker /> }, ...fields }} />
    </FormDialog>
  )
}

/** Renames a department, or corrects its code. */
export function EditDepartmentDialog({ department, onClose }: Closing & { readonly department: Department }) {
  const { t } = useTranslation()
  const { deptId, version } = department
  const form = useForm({
    route: editDepartment,
    fixed: { deptId, version },
    initial: department,
    ...useSaved(onClose),
  })
  return (
    <FormDialog of={form} title={t('departments.editTitle')} onClose={onClose}>
      <Fields of={form} fields={fields} />
    </FormDialog>
  )
}
