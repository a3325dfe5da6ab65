import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPerson, listPersonChanges } from '#contract/identity/people.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { AddAccountDialog } from '../accounts/AccountDialogs.tsx'
import { AccountFacts } from '../accounts/AccountFacts.tsx'
import { type ActedAccount, useAccountActions } from '../accounts/useAccountActions.tsx'
import { useAccountStatus } from '../accounts/useAccountStatus.tsx'

/** Login state and help for an account, provided by the login module. */
export type LoginHelp = ComponentType<{ readonly userId: string }>

interface PersonDetailProps {
  readonly account: ActedAccount
  readonly LoginHelp: LoginHelp
}

/** Detail of a person with all accounts and changes. */
export function PersonDrawer({ onClose, ...rest }: PersonDetailProps & { readonly onClose: () => void }) {
  const { userId, userName } = rest.account
  const changes = { route: listPersonChanges, of: { userId } }
  return (
    <RecordDrawer title={userName} texts="people" changes={changes} onClose={onClose}>
      <Detail {...rest} />
    </RecordDrawer>
  )
}

function Detail({ account, LoginHelp: Help }: PersonDetailProps) {
  const { userId, can } = account
  const { t } = useTranslation()
  const { tag } = useAccountStatus()
  const person = useRead(getPerson, { userId })
  const [isAdding, setIsAdding] = useState(false)
  const { menuOf, dialog } = useRecordActions({ actions: useAccountActions(), texts: 'people' })
  return (
    <>
      <RecordFacts
        variant="strip"
        texts="people"
        record={person}
        fields={[{ key: 'mobile' }, { key: 'email' }, { key: 'openSessions' }]}
      />
      {person.accounts.map((each) => (
        <Section key={each.userId} title={each.userCode} note={tag(each.status)} actions={menuOf(each)}>
          <AccountFacts account={each} />
        </Section>
      ))}
      {/* People cannot manage their own account. */}
      {can.includes('edit') && (
        <>
          <Button block onClick={() => setIsAdding(true)}>
            {t('people.addAccount')}
          </Button>
          <Help userId={userId} />
        </>
      )}
      {isAdding && <AddAccountDialog account={account} onClose={() => setIsAdding(false)} />}
      {dialog}
    </>
  )
}
