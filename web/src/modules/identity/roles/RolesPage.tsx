import { useTranslation } from 'react-i18next'
import * as contract from '#contract/identity/roles.ts'
import { useRead } from '#web/kit/client/api.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { MembersDialog } from './MembersDialog.tsx'
import { PermissionTree } from './PermissionTree.tsx'

const always = { shown: () => true } as const

/** Roles with their permissions and members. */
export function RolesPage() {
  const { t } = useTranslation()
  const nameOf = useName()
  return (
    <RecordPage
      texts="roles"
      route={contract.listRoles}
      exported={contract.exportRoles}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          sort: 'name',
          lead: true,
          render: (role) => (
            <RowName under={role.code} title={nameOf(role)}>
              {nameOf(role)} {role.isOwn && <Tag>{t('roles.ownTag')}</Tag>}{' '}
              {role.isProvisioned && <Tag>{t('roles.provisionedTag')}</Tag>}
            </RowName>
          ),
        },
        { key: 'members', sort: 'members', right: true },
        {
          key: 'permissions',
          title: t('roles.permissionCount'),
          right: true,
          render: ({ permissions }) => permissions.length,
        },
      ]}
      renderAdd={(close) => <AddRoleDialog onClose={close} />}
      actions={{
        edit: { ...always, renderDialog: (role, close) => <EditRoleDialog role={role} onClose={close} /> },
        members: { ...always, renderDialog: (role, close) => <MembersDialog role={role} onClose={close} /> },
        detail: { ...always, renderDialog: (role, close) => <RoleDrawer role={role} onClose={close} /> },
        copy: { ...always, renderDialog: (role, close) => <AddRoleDialog copied={role} onClose={close} /> },
        provision: {
          shown: ({ isProvisioned }) => !isProvisioned,
          confirm: (role) => ({
            title: t('roles.action.provision'),
            text: t('roles.provisionText', { name: nameOf(role) }),
          }),
          call: callTo(contract.setRoleProvisioned, ({ id, version }: contract.Role) => ({
            id,
            version,
            isProvisioned: true,
          })),
        },
        unprovision: {
          shown: ({ isProvisioned }) => isProvisioned,
          call: callTo(contract.setRoleProvisioned, ({ id, version }: contract.Role) => ({
            id,
            version,
            isProvisioned: false,
          })),
        },
        compare: { ...always, renderDialog: (role, close) => <CompareDialog role={role} onClose={close} /> },
      }}
    />
  )
}

interface RoleDialogProps {
  readonly role: contract.Role
  readonly onClose: () => void
}

/** Detail of a role with its permissions and changes. */
function RoleDrawer({ role, onClose }: RoleDialogProps) {
  const nameOf = useName()
  const permissions = useRead(contract.listPermissions, {}).flatMap((group) => group.permissions)
  const held = permissions.filter(({ code }) => role.permissions.includes(code)).map(nameOf)
  const changes = { route: contract.listRoleChanges, of: { id: role.id } }
  return (
    <RecordDrawer title={nameOf(role)} texts="roles" changes={changes} onClose={onClose}>
      <RecordFacts
        texts="roles"
        record={role}
        fields={[
          { key: 'code' },
          { key: 'members' },
          { key: 'permissions', wide: true, render: () => <Tags of={held} /> },
        ]}
      />
    </RecordDrawer>
  )
}

const drawer = { width: 800, place: 'right' } as const
const fields = {
  name: { as: 'line' },
  enName: { as: 'line' },
  permissions: { control: <PermissionTree />, wide: true },
} as const

interface AddRoleDialogProps {
  /** Role to copy: the new role starts with its permissions. */
  readonly copied?: contract.Role
  readonly onClose: () => void
}

/** Dialog that adds a role. */
function AddRoleDialog({ copied, onClose }: AddRoleDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      {...drawer}
      title={copied ? t('roles.copyTitle', { name: copied.name }) : t('roles.add')}
      route={contract.addRole}
      initial={{ permissions: copied?.permissions ?? [] }}
      labels="roles.field"
      fields={{ code: { wide: true }, ...fields }}
      onClose={onClose}
    />
  )
}

/** Dialog that edits a role's name and permissions. */
function EditRoleDialog({ role, onClose }: RoleDialogProps) {
  const { t } = useTranslation()
  const { id, version, isOwn } = role
  return (
    <RouteFormDialog
      {...drawer}
      title={t('roles.editTitle')}
      route={contract.editRole}
      fixed={{ id, version }}
      initial={role}
      labels="roles.field"
      note={isOwn && <Alert tone="info">{t('roles.own')}</Alert>}
      fields={fields}
      onClose={onClose}
    />
  )
}
