import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportRoles, listRoles, type Role } from '#contract/identity/roles.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { RowMenu } from '#web/kit/list/RowMenu.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { MembersDialog } from './MembersDialog.tsx'
import { AddRoleDialog, EditRoleDialog } from './RoleDialog.tsx'

const actions = ['edit', 'members', 'copy', 'compare'] as const
type Opened = { readonly to: 'add' } | { readonly to: (typeof actions)[number]; readonly role: Role }

/** The roles: what each may do, and who holds it. */
export function RolesPage() {
  const { t } = useTranslation()
  const nameOf = useName()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const columns: readonly Column<Role>[] = [
    {
      key: 'name',
      sort: 'name',
      title: t('roles.role'),
      lead: true,
      render: (role) => (
        <RowName under={role.code} title={nameOf(role)}>
          {nameOf(role)} {role.isOwn && <Tag>{t('roles.ownTag')}</Tag>}
        </RowName>
      ),
    },
    { key: 'members', sort: 'members', title: t('roles.memberCount'), right: true },
    {
      key: 'permissions',
      title: t('roles.permissionCount'),
      right: true,
      render: ({ permissions }) => permissions.length,
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (role) => (
        <RowMenu
          actions={actions.map((to) => ({
            id: to,
            label: t(`roles.action.${to}`),
            onAction: () => setOpened({ to, role }),
          }))}
        />
      ),
    },
  ]
  return (
    <>
      <ListPage
        title={t('roles.title')}
        purpose={t('roles.purpose')}
        actions={
          <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setOpened({ to: 'add' })}>
            {t('roles.add')}
          </Button>
        }
        route={listRoles}
        exported={exportRoles}
        label={t('roles.title')}
        rowKey={({ id }) => id}
        columns={columns}
        filters={[
          { name: 'keyword', label: t('roles.role'), control: <Input maxLength={64} placeholder={t('roles.hint')} /> },
        ]}
        empty={<Empty illustration="search" title={t('roles.none')} reason={t('roles.noneReason')} />}
      />
      {opened?.to === 'add' && <AddRoleDialog onClose={close} />}
      {opened?.to === 'copy' && <AddRoleDialog copied={opened.role} onClose={close} />}
      {opened?.to === 'edit' && <EditRoleDialog role={opened.role} onClose={close} />}
      {opened?.to === 'members' && <MembersDialog role={opened.role} onClose={close} />}
      {opened?.to === 'compare' && <CompareDialog role={opened.role} onClose={close} />}
    </>
  )
}
