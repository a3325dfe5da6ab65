import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endSessionsOf } from '#contract/identity/account.ts'
import { getPerson, type PersonAccount } from '#contract/identity/people.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RowActions, Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { AddAccountDialog, EditPersonDialog, RolesOfAccountDialog } from './PersonForms.tsx'

/** What the login module shows of an account: whether it is locked, and ways back in. */
export type LoginHelp = ComponentType<{ readonly userId: string }>

interface PersonDrawerProps {
  readonly userId: string
  readonly name: string
  /** Nobody manages their own account. */
  readonly isManaged: boolean
  readonly LoginHelp: LoginHelp
  readonly onClose: () => void
}

/** A person with all of their accounts. */
export const PersonDrawer = ({ onClose, name, ...rest }: PersonDrawerProps) => (
  <Dialog title={name} width={600} place="right" onClose={onClose}>
    <Detail {...rest} />
  </Dialog>
)

type Opened = { readonly to: 'account' } | { readonly to: 'edit' | 'roles'; readonly account: PersonAccount }

function Detail({ userId, isManaged, LoginHelp: Help }: Omit<PersonDrawerProps, 'name' | 'onClose'>) {
  const { t } = useTranslation()
  const mayAssign = useMay()('role.manage')
  const availability = useAvailability()
  const person = useRead(getPerson, { userId })
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const end = useWrite(endSessionsOf, { onDone: ({ ended }) => toast.success(t('people.ended', { count: ended })) })
  return (
    <Stack>
      <DescriptionList
        variant="strip"
        items={[
          { label: t('people.field.mobile'), value: person.mobile },
          { label: t('people.field.email'), value: person.email },
          { label: t('people.openSessions'), value: String(person.openSessions) },
        ]}
      />
      {person.accounts.map((account) => (
        <Section
          key={account.userId}
          title={account.userCode}
          note={availability.tag(account.status)}
          actions={
            isManaged && (
              <RowActions>
                <Button variant="text" onClick={() => setOpened({ to: 'edit', account })}>
                  {t('common.edit')}
                </Button>
                {mayAssign && (
                  <Button variant="text" onClick={() => setOpened({ to: 'roles', account })}>
                    {t('people.action.setRoles')}
                  </Button>
                )}
                <Button variant="text" busy={end.isPending} onClick={() => end.mutate({ userId: account.userId })}>
                  {t('people.action.endSessions')}
                </Button>
              </RowActions>
            )
          }
        >
          <AccountFacts account={account} />
        </Section>
      ))}
      {isManaged && (
        <>
          <Button block onClick={() => setOpened({ to: 'account' })}>
            {t('people.addAccount')}
          </Button>
          <Help userId={userId} />
        </>
      )}
      {opened?.to === 'account' && <AddAccountDialog person={person} onClose={close} />}
      {opened?.to === 'edit' && <EditPersonDialog person={person} account={opened.account} onClose={close} />}
      {opened?.to === 'roles' && <RolesOfAccountDialog account={opened.account} onClose={close} />}
    </Stack>
  )
}

function AccountFacts({ account }: { readonly account: PersonAccount }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const { fullDeptName, userName, roles, expiresOn, lastLoginAt } = account
  return (
    <DescriptionList
      items={[
        { label: t('people.field.userName'), value: userName, wide: true },
        { label: t('people.field.deptId'), value: fullDeptName, wide: true },
        { label: t('organisation.roles'), value: roles.map(nameOf).join(t('organisation.and')), wide: true },
        { label: t('people.field.expiresOn.label'), value: expiresOn === '' ? t('people.unlimited') : expiresOn },
        { label: t('organisation.lastLogin'), value: lastLoginAt === null ? '-' : <Brief at={lastLoginAt} /> },
      ]}
    />
  )
}
