import { useTranslation } from 'react-i18next'
import { countDeptUsers, exportDeptUsers, qryDeptUsers } from '#contract/identity/identity.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { useAccountActions } from '../accounts/useAccountActions.tsx'
import { RoleFilter } from '../roles/RolePickers.tsx'
import { type LoginHelp, PersonDrawer } from './PersonDrawer.tsx'

/** People of the selected department, with the actions on their accounts. */
export function People({ LoginHelp: Help }: { readonly LoginHelp: LoginHelp }) {
  const nameOf = useName()
  const availability = useAvailability()
  const actions = useAccountActions()
  const maySeeRoles = useMay()('role.manage')
  const { t } = useTranslation()
  const [{ status, sort: _, page: __, limit: ___, ...inAnyState }, setQuery] = useUrlQuery(qryDeptUsers)
  const counts = useOptionalRead(countDeptUsers, inAnyState)
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
        { key: 'roles', render: ({ roles }) => <Tags of={roles.map(nameOf)} /> },
        availability.column,
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
      tabs={availability.tabs(status, counts, (next) => setQuery({ status: next }))}
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
