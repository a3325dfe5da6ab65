import { useTranslation } from 'react-i18next'
import { addAccount, editPerson, getPerson, type PersonAccount } from '#contract/identity/people.ts'
import { useRead } from '#web/kit/client/api.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { DeptPicker } from '../departments/DeptPicker.tsx'
import { usePlacing } from '../positions/usePlacing.tsx'
import { useOpenTasks } from '../openTasks/useOpenTasks.tsx'

interface Closing {
  readonly onClose: () => void
}
interface AddAccountDialogProps extends Closing {
  readonly account: Pick<PersonAccount, 'userId' | 'userName'>
}

export const accountFields = {
  userName: { as: 'line' },
  userCode: {},
  deptId: { control: <DeptPicker /> },
  expiresOn: {},
} as const

/** Dialog that adds an account of a person in another department. */
export function AddAccountDialog({ account: { userId, userName }, onClose }: AddAccountDialogProps) {
  const { t } = useTranslation()
  const placing = usePlacing()
  return (
    <RouteFormDialog
      title={t('people.addAccount')}
      route={addAccount}
      fixed={{ userId }}
      initial={{ entrance: 'purchaser', userName }}
      labels="people.field"
      fields={{ ...accountFields, entrance: {}, ...placing }}
      onClose={onClose}
    />
  )
}

/** Dialog that edits an account and its person's contact data. */
export function EditAccountDialog({ userId, onClose }: Closing & { readonly userId: string }) {
  const { t } = useTranslation()
  const { mobile, email, accounts } = useRead(getPerson, { userId })
  const edited = accounts.find((each) => each.userId === userId)
  const tasks = useOpenTasks([userId])
  const placing = usePlacing(edited)
  const valuesOf = (newest: object) => ({ mobile, email, ...newest })
  if (!edited) return null
  return (
    <RouteFormDialog
      title={t('people.editTitle')}
      route={editPerson}
      fixed={{ userId, version: edited.version }}
      initial={valuesOf(edited)}
      fromNewest={valuesOf}
      labels="people.field"
      fields={{
        ...accountFields,
        mobile: { hint: t('people.mobileHint') },
        email: {},
        ...placing,
        openTasksTo: tasks.field,
      }}
      note={tasks.note}
      onClose={onClose}
    />
  )
}
