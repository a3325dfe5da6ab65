import { useTranslation } from 'react-i18next'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { changeRoleMembers, setAccountRoles } from '#contract/identity/roles.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RolePicker, RolesPicker } from './RolePickers.tsx'

interface RolesOfAccountDialogProps {
  readonly account: Pick<OrgPerson, 'userId' | 'userName' | 'roles'>
  readonly onClose: () => void
}

/** Dialog that sets the roles of an account. */
export function RolesOfAccountDialog({ account: { userId, userName, roles }, onClose }: RolesOfAccountDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('people.rolesOf', { name: userName })}
      route={setAccountRoles}
      fixed={{ userId }}
      initial={{ roleIds: roles.map(({ id }) => id) }}
      labels="people.field"
      columns={1}
      fields={{ roleIds: { control: <RolesPicker /> } }}
      onClose={onClose}
    />
  )
}

interface AddRoleToDialogProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Dialog that adds a role to several accounts; they keep their other roles. */
export function AddRoleToDialog({ ids, onClose, onDone }: AddRoleToDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('people.addRoleTo', { count: ids.length })}
      route={changeRoleMembers}
      fixed={{ add: [...ids], remove: [] as string[] }}
      labels="people.field"
      columns={1}
      fields={{ roleId: { control: <RolePicker /> } }}
      onClose={onClose}
      onDone={() => (toast.success(t('common.done')), onDone())}
    />
  )
}
