import { useTranslation } from 'react-i18next'
import { endSessionsOf } from '#contract/identity/account.ts'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { inviteStaff } from '#contract/platform/invitations.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { AddRoleToDialog, RolesOfAccountDialog } from '../roles/AssignmentDialogs.tsx'
import { DepartmentOfDialog } from '../openTasks/DepartmentOfDialog.tsx'
import { DisableDialog } from '../openTasks/DisableDialog.tsx'
import { DisableManyDialog } from '../openTasks/DisableManyDialog.tsx'
import { GrantUntilDialog } from '../offboarding/GrantUntilDialog.tsx'
import { OffboardDialog } from '../offboarding/OffboardDialog.tsx'
import { WhyDialog } from '../offboarding/WhyDialog.tsx'
import { ReachDialog } from '../reach/ReachDialog.tsx'
import { ImpersonateDialog } from '../impersonation/ImpersonateDialog.tsx'
import { EditAccountDialog } from './AccountDialogs.tsx'

export type ActedAccount = Pick<OrgPerson, 'userId' | 'userName' | 'roles' | 'status' | 'lastLoginAt' | 'can'>

/** Actions on accounts, in the list, the person's detail and in batch; `can` says which are permitted. */
export function useAccountActions() {
  const { t } = useTranslation()
  const me = useMe()?.userInfo.userId
  return {
    edit: {
      needs: 'org.manage',
      renderDialog: ({ userId }, close) => <EditAccountDialog userId={userId} onClose={close} />,
    },
    setRoles: {
      needs: 'role.manage',
      renderDialog: (row, close) => <RolesOfAccountDialog account={row} onClose={close} />,
    },
    setReach: {
      needs: 'role.manage',
      shown: ({ can }) => can.includes('setRoles'),
      renderDialog: (row, close) => <ReachDialog account={row} onClose={close} />,
    },
    grantUntil: {
      needs: 'role.manage',
      shown: ({ can }) => can.includes('setRoles'),
      renderDialog: (row, close) => <GrantUntilDialog account={row} onClose={close} />,
    },
    why: {
      needs: 'role.manage',
      shown: () => true,
      renderDialog: (row, close) => <WhyDialog account={row} onClose={close} />,
    },
    impersonate: {
      needs: 'person.impersonate',
      shown: ({ userId }) => userId !== me,
      renderDialog: (row, close) => <ImpersonateDialog account={row} onClose={close} />,
    },
    addRole: {
      needs: 'role.manage',
      renderForAll: (rows, close, clear) => (
        <AddRoleToDialog ids={rows.map(({ userId }) => userId)} onClose={close} onDone={clear} />
      ),
    },
    setDepartment: {
      needs: 'org.manage',
      renderForAll: (rows, close, clear) => (
        <DepartmentOfDialog ids={rows.map(({ userId }) => userId)} onClose={close} onDone={clear} />
      ),
    },
    invite: {
      needs: 'org.manage',
      shown: ({ status, lastLoginAt, can }) =>
        status === 'notActivated' && lastLoginAt === null && can.includes('edit'),
      call: callTo(
        inviteStaff,
        ({ userId }) => ({ userId }),
        () => toast.success(t('people.invitationSent')),
      ),
    },
    endSessions: {
      needs: 'org.manage',
      batch: true,
      call: callTo(
        endSessionsOf,
        ({ userId }) => ({ userId }),
        ({ ended }) => toast.success(t('people.ended', { count: ended })),
      ),
    },
    disable: {
      needs: 'org.manage',
      danger: true,
      renderDialog: (row, close) => <DisableDialog account={row} onClose={close} />,
    },
    offboard: {
      needs: 'org.manage',
      danger: true,
      shown: ({ can }) => can.includes('disable'),
      renderDialog: (row, close) => <OffboardDialog account={row} onClose={close} />,
    },
    disableMany: {
      needs: 'org.manage',
      renderForAll: (rows, close, clear) => <DisableManyDialog accounts={rows} onClose={close} onDone={clear} />,
    },
    enable: {
      needs: 'org.manage',
      batch: true,
      call: callTo(setAccountStatus, ({ userId }) => ({ userId, status: 'active' as const })),
    },
  } satisfies Readonly<Record<string, RecordAction<ActedAccount>>>
}
