import { useTranslation } from 'react-i18next'
import { exportDeptUsers, qryDeptUsers } from '#contract/identity/identity.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { Tags } from '#web/kit/ui/StatusTag.tsx'
import { useAccountActions } from '../accounts/useAccountActions.tsx'
import css from '../OrganisationPage.module.css'
import { type LoginHelp, PersonDrawer } from './PersonDrawer.tsx'

/** Who is in the chosen department, and what may be done with their accounts. */
export function People({ LoginHelp: Help }: { readonly LoginHelp: LoginHelp }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const [{ deptId, withBelow = true }, setQuery] = useUrlQuery(qryDeptUsers)
  const availability = useAvailability()
  const actions = useAccountActions()
  const below = (
    <div className={css['below']}>
      <Checkbox
        label={t('organisation.withBelow')}
        checked={withBelow}
        onChange={(checked) => setQuery({ withBelow: checked ? undefined : false })}
      />
    </div>
  )
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
      beside={deptId !== undefined && below}
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
