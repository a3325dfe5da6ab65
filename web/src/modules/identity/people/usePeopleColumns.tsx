import { useTranslation } from 'react-i18next'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowMenu } from '#web/kit/list/RowMenu.tsx'
import type { Column } from '#web/kit/list/Table.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import type { DirectAction } from '../People.tsx'

interface Acts {
  readonly onOpen?: (person: OrgPerson) => void
  readonly onAct?: (person: OrgPerson, action: DirectAction) => Promise<void>
}
const direct = ['disable', 'enable', 'endSessions'] as const

export function usePeopleColumns({ onOpen, onAct }: Acts): readonly Column<OrgPerson>[] {
  const { t } = useTranslation()
  const nameOf = useName()
  const { column } = useAvailability()
  const actions: Column<OrgPerson> = {
    key: 'actions',
    title: t('common.actions'),
    render: (person) => (
      <RowMenu
        actions={[
          { id: 'open', label: t('people.detail'), onAction: () => onOpen?.(person) },
          ...direct
            .filter((action) => person.can.includes(action))
            .map((action) => ({
              id: action,
              label: t(`people.action.${action}`),
              isDanger: action === 'disable',
              onAction: () => void onAct?.(person, action),
            })),
        ]}
      />
    ),
  }
  return [
    { key: 'userName', title: t('organisation.name'), lead: true, sort: 'userName' },
    {
      key: 'userCode',
      sort: 'userCode',
      title: t('organisation.account'),
      render: ({ userCode }) => <span className="num together">{userCode}</span>,
    },
    { key: 'deptName', title: t('organisation.department') },
    {
      key: 'roles',
      title: t('organisation.roles'),
      render: ({ roles }) => roles.map(nameOf).join(t('organisation.and')) || '-',
    },
    column,
    {
      key: 'lastLoginAt',
      sort: 'lastLoginAt',
      title: t('organisation.lastLogin'),
      render: ({ lastLoginAt }) => (
        <span className="num together">{lastLoginAt === null ? '-' : <Brief at={lastLoginAt} />}</span>
      ),
    },
    ...(onOpen ? [actions] : []),
  ]
}
