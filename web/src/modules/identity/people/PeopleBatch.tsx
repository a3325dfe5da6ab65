import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endSessionsOf } from '#contract/identity/account.ts'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { changeRoleMembers } from '#contract/identity/roles.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useBatch } from '#web/kit/list/useBatch.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { RolePicker } from '../roles/RolePickers.tsx'
import { useDisableQuestion } from './useAccountAction.ts'

interface PeopleBatchProps {
  readonly rows: readonly OrgPerson[]
  readonly onDone: () => void
}

/** What can be done with several accounts at once. */
export function PeopleBatch({ rows, onDone }: PeopleBatchProps) {
  const { t } = useTranslation()
  const may = useMay()
  const question = useDisableQuestion()
  const status = useBatch(setAccountStatus)
  const sessions = useBatch(endSessionsOf)
  const [isAssigning, setIsAssigning] = useState(false)
  const ids = rows.map(({ userId }) => userId)
  const set = (to: 'active' | 'disabled') => {
    const inputs = ids.map((userId) => ({ userId, status: to }))
    return status.run(inputs, onDone)
  }
  const disable = async () => {
    const text = t('people.disableManyText', { count: rows.length })
    if (await confirm({ ...question, title: t('people.disableManyTitle'), text })) await set('disabled')
  }
  const end = () => {
    const inputs = ids.map((userId) => ({ userId }))
    return sessions.run(inputs, onDone)
  }
  const action = (name: 'enable' | 'disable' | 'endSessions', run: () => Promise<void>) => (
    <Button variant="text" busy={status.isBusy || sessions.isBusy} onClick={() => void run()}>
      {t(`people.action.${name}`)}
    </Button>
  )
  return (
    <>
      {may('role.manage') && (
        <Button variant="text" onClick={() => setIsAssigning(true)}>
          {t('people.addRole')}
        </Button>
      )}
      {may('org.manage') && (
        <>
          {action('enable', () => set('active'))}
          {action('disable', disable)}
          {action('endSessions', end)}
        </>
      )}
      {isAssigning && <AddRoleToDialog ids={ids} onClose={() => setIsAssigning(false)} onDone={onDone} />}
    </>
  )
}

interface AddRoleToDialogProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Gives several accounts a role; the roles that they have stay. */
function AddRoleToDialog({ ids, onClose, onDone }: AddRoleToDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: changeRoleMembers,
    fixed: { add: [...ids], remove: [] as string[] },
    labels: 'people.field',
    onDone: () => (toast.success(t('common.done')), onClose(), onDone()),
  })
  return (
    <FormDialog of={form} title={t('people.addRoleTo', { count: ids.length })} width={480} onClose={onClose}>
      <Fields of={form} columns={1} fields={{ roleId: { control: <RolePicker /> } }} />
    </FormDialog>
  )
}
