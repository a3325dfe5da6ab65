import { useTranslation } from 'react-i18next'
import { type PersonAccount, setAccountStatus } from '#contract/identity/people.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { useOpenTasks } from './useOpenTasks.tsx'

interface DisableDialogProps {
  readonly account: Pick<PersonAccount, 'userId' | 'userName'>
  readonly onClose: () => void
}

/** Question before an account is disabled: what happens to its open tasks. */
export function DisableDialog({ account: { userId, userName: name }, onClose }: DisableDialogProps) {
  const { t } = useTranslation()
  const tasks = useOpenTasks([userId])
  return (
    <RouteFormDialog
      title={t('people.disableTitle')}
      route={setAccountStatus}
      fixed={{ userId, status: 'disabled' }}
      labels="people.field"
      columns={1}
      submit={t('people.action.disable')}
      danger
      note={
        <>
          <p>{t('people.disableText', { name })}</p>
          {tasks.note}
        </>
      }
      fields={{ openTasksTo: tasks.field }}
      onClose={onClose}
    />
  )
}
