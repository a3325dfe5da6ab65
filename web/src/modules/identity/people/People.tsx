import { exportDeptUsers, qryDeptUsers } from '#contract/identity/identity.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { Tags } from '#web/kit/ui/StatusTag.tsx'
import { useAccountActions } from '../accounts/useAccountActions.tsx'
import { type LoginHelp, PersonDrawer } from './PersonDrawer.tsx'

/** Who is in the chosen department, and what may be done with their accounts. */
export function People({ LoginHelp: Help }: { readonly LoginHelp: LoginHelp }) {
  const nameOf = useName()
  const availability = useAvailability()
  const actions = useAccountActions()
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
      filters={[availability.filter]}
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
