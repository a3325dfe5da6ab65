import { useTranslation } from 'react-i18next'
import { addRole, editRole, type Role } from '#contract/identity/roles.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { PermissionTree } from './PermissionTree.tsx'

interface Closing {
  readonly onClose: () => void
}

const drawer = { width: 800, place: 'right' } as const
const fields = {
  name: { as: 'line' },
  enName: { as: 'line' },
  permissions: { control: <PermissionTree />, wide: true },
} as const

/** Adds a role; a copy begins with the permissions of another one. */
export function AddRoleDialog({ copied, onClose }: Closing & { readonly copied?: Role }) {
  const { t } = useTranslation()
  const form = useForm({
    route: addRole,
    initial: { permissions: copied?.permissions ?? [] },
    labels: 'roles.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const title = copied ? t('roles.copyTitle', { name: copied.name }) : t('roles.add')
  return (
    <FormDialog of={form} title={title} {...drawer} onClose={onClose}>
      <Fields of={form} fields={{ code: { wide: true }, ...fields }} />
    </FormDialog>
  )
}

/** Renames a role or changes its permissions. */
export function EditRoleDialog({ role, onClose }: Closing & { readonly role: Role }) {
  const { t } = useTranslation()
  const { id, version, isOwn } = role
  const form = useForm({
    route: editRole,
    fixed: { id, version },
    initial: role,
    labels: 'roles.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  return (
    <FormDialog of={form} title={t('roles.editTitle')} {...drawer} onClose={onClose}>
      {isOwn && <Alert tone="info">{t('roles.own')}</Alert>}
      <Fields of={form} fields={fields} />
    </FormDialog>
  )
}
