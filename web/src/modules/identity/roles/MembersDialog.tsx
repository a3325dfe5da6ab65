import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrgPerson, qryDeptUsers } from '#contract/identity/identity.ts'
import { changeRoleMembers, listRoleMembers, type Role, type RoleMember } from '#contract/identity/roles.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import css from './Roles.module.css'

type Account = Pick<RoleMember & OrgPerson, 'userId' | 'userCode' | 'userName' | 'deptName'>

/** Members of a role: search, remove, add. */
export function MembersDialog({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const [view, setView] = useState<'members' | 'add'>('members')
  const [keyword, setKeyword] = useState('')
  const change = useWrite(changeRoleMembers, { onDone: () => toast.success(t('common.done')) })
  const columns = [
    {
      key: 'userName',
      title: t('people.keyword'),
      lead: true,
      render: ({ userName, userCode }: Account) => <RowName under={userCode}>{userName}</RowName>,
    },
    { key: 'deptName', title: t('people.field.deptName') },
  ]
  const batch = (rows: readonly Account[], clear: () => void) => {
    const ids = rows.map(({ userId }) => userId)
    const input = { roleId: role.id, add: view === 'add' ? ids : [], remove: view === 'add' ? [] : ids }
    return (
      <Button variant="text" busy={change.isPending} onClick={() => change.mutate(input, { onSuccess: clear })}>
        {t(view === 'add' ? 'roles.addSelected' : 'roles.removeSelected')}
      </Button>
    )
  }
  const filter = keyword === '' ? {} : { keyword }
  const shared = { label: t('roles.members'), rowKey: ({ userId }: Account) => userId, columns, batch }
  return (
    <Dialog title={t('roles.membersOf', { name: nameOf(role) })} width={800} place="right" onClose={onClose}>
      <div className={css['find']}>
        <Segmented
          label={t('roles.show')}
          value={view}
          options={(['members', 'add'] as const).map((value) => ({ value, label: t(`roles.view.${value}`) }))}
          onChange={setView}
        />
        <SearchField
          key={keyword}
          label={t('people.keyword')}
          hint={t('people.hint')}
          value={keyword}
          onSearch={setKeyword}
        />
      </div>
      {view === 'members' ? (
        <LocalList
          key={`members${keyword}`}
          {...shared}
          route={listRoleMembers}
          fixed={{ roleId: role.id, ...filter }}
          empty={<Empty illustration="box" title={t('roles.noMembers')} />}
        />
      ) : (
        <LocalList
          key={`add${keyword}`}
          {...shared}
          route={qryDeptUsers}
          fixed={{ ...filter, isOpen: true }}
          empty={<Empty illustration="search" title={t('people.none')} />}
        />
      )}
    </Dialog>
  )
}
