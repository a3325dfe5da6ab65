import { useTranslation } from 'react-i18next'
import { endSessionsOf } from '#contract/identity/account.ts'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { AddRoleToDialog, RolesOfAccountDialog } from '../roles/AssignmentDialogs.tsx'
import { DepartmentOfDialog, EditAccountDialog } from './AccountDialogs.tsx'

export type ActedAccount = Pick<OrgPerson, 'userId' | 'userName' | 'roles' | 'can'>

/** Actions on accounts, in the list, the person's detail and in batch; `can` says which are permitted. */
export function useAccountActions() {
  const { t } = useTranslation()
  const confirmation = ({ userName: name }: ActedAccount, rows: readonly ActedAccount[]) =>
    rows.length === 1
      ? { title: t('people.disableTitle'), text: t('people.disableText', { name }) }
      : { title: t('people.disableManyTitle'), text: t('people.disableManyText', { count: rows.length }) }
  return {
    edit: {
      needs: 'org.manage',
      renderDialog: ({ userId }, close) => <EditAccountDialog userId={userId} onClose={close} />,
    },
    setRoles: {
      needs: 'role.manage',
      renderDialog: (row, close) => <RolesOfAccountDialog account={row} onClose={close} />,
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
      batch: true,
      danger: true,
      call: callTo(setAccountStatus, ({ userId }) => ({ userId, status: 'disabled' as const })),
      confirm: confirmation,
    },
    enable: {
      needs: 'org.manage',
      batch: true,
      call: callTo(setAccountStatus, ({ userId }) => ({ userId, status: 'active' as const })),
    },
  } satisfies Readonly<Record<string, RecordAction<ActedAccount>>>
}
