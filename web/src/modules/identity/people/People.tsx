import { useTranslation } from 'react-i18next'
import { exportDeptUsers, qryDeptUsers } from '#contract/identity/identity.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { useAccountActions } from '../accounts/useAccountActions.tsx'
import { useAccountStatus, useAccountTabs } from '../accounts/useAccountStatus.tsx'
import { RoleFilter } from '../roles/RolePickers.tsx'
import { type LoginHelp, PersonDrawer } from './PersonDrawer.tsx'

/** People of the selected department, with the actions on their accounts. */
export function People({ LoginHelp: Help }: { readonly LoginHelp: LoginHelp }) {
  const nameOf = useName()
  const tabs = useAccountTabs()
  const actions = useAccountActions()
  const maySeeRoles = useMay()('role.manage')
  const { t } = useTranslation()
  const roleFilter = { name: 'roleId', label: t('people.field.roles'), control: <RoleFilter /> }
  return (
    <RecordPanel
      texts="people"
      route={qryDeptUsers}
      exported={exportDeptUsers}
      rowKey={({ userId }) => userId}
      columns={[
        {
          key: 'userName',
          sort: 'userName',
          lead: true,
          render: ({ userName, userCode }) => <RowName under={userCode}>{userName}</RowName>,
        },
        { key: 'deptName' },
        { key: 'positionName' },
        { key: 'roles', render: ({ roles }) => <Tags of={roles.map(nameOf)} /> },
        useAccountStatus().column,
        {
          key: 'lastLoginAt',
          sort: 'lastLoginAt',
          render: ({ lastLoginAt: at }) => (
            <span className="num together">
              <Brief at={at} />
            </span>
          ),
        },
      ]}
      tabs={tabs}
      filters={maySeeRoles ? [roleFilter] : []}
      actions={{
        detail: {
          needs: 'org.manage',
          shown: () => true,
          renderDialog: (row, close) => <PersonDrawer account={row} LoginHelp={Help} onClose={close} />,
        },
        ...actions,
      }}
    />
  )
}
