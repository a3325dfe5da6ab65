import { useTranslation } from 'react-i18next'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Tags } from '#web/kit/ui/StatusTag.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RowMenu } from '#web/kit/list/RowMenu.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { directActions, useAccountAction } from './useAccountAction.ts'

export type PersonDialogs = 'detail' | 'edit' | 'setRoles'

/** The columns of the people; without `onOpen` nothing can be done with them. */
export function usePeopleColumns(
  mayManage: boolean,
  onOpen?: (person: OrgPerson, to: PersonDialogs) => void,
): readonly Column<OrgPerson>[] {
  const { t } = useTranslation()
  const nameOf = useName()
  const act = useAccountAction()
  const { column } = useAvailability()
  const actionsOf = (person: OrgPerson) => [
    ...(mayManage ? [{ id: 'detail', label: t('people.detail'), onAction: () => onOpen?.(person, 'detail') }] : []),
    ...(['edit', 'setRoles'] as const)
      .filter((to) => person.can.includes(to))
      .map((to) => ({ id: to, label: t(`people.action.${to}`), onAction: () => onOpen?.(person, to) })),
    ...directActions
      .filter((id) => person.can.includes(id))
      .map((id) => ({
        id,
        label: t(`people.action.${id}`),
        isDanger: id === 'disable',
        onAction: () => void act(person, id),
      })),
  ]
  const actions: Column<OrgPerson> = {
    key: 'actions',
    title: t('common.actions'),
    render: (person) => <RowMenu actions={actionsOf(person)} />,
  }
  return [
    {
      key: 'userName',
      sort: 'userName',
      title: t('organisation.name'),
      lead: true,
      render: ({ userName, userCode }) => <RowName under={userCode}>{userName}</RowName>,
    },
    { key: 'deptName', title: t('organisation.department') },
    {
      key: 'roles',
      title: t('organisation.roles'),
      render: ({ roles }) => <Tags of={roles.map(nameOf)} />,
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
