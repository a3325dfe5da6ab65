import { useTranslation } from 'react-i18next'
import {
  addAccount,
  addPerson,
  editPerson,
  getPerson,
  type PersonAccount,
  type PersonDetail,
} from '#contract/identity/people.ts'
import { setAccountRoles } from '#contract/identity/roles.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { DeptPicker } from '../departments/DeptPicker.tsx'
import { RolesPicker } from '../roles/RolePickers.tsx'

interface Closing {
  readonly onClose: () => void
}

function useSaved(onClose: () => void) {
  const { t } = useTranslation()
  return { labels: 'people.field', onDone: () => (toast.success(t('common.done')), onClose()) } as const
}

const account = { userName: { as: 'line' }, userCode: {}, deptId: { control: <DeptPicker /> }, expiresOn: {} } as const

/** Adds a person with an account, in the department that is being looked at. */
export function AddPersonDialog({ deptId, onClose }: Closing & { readonly deptId: string | undefined }) {
  const { t } = useTranslation()
  const initial = { entrance: 'purchaser', ...(deptId === undefined ? {} : { deptId }) }
  const form = useForm({ route: addPerson, initial, ...useSaved(onClose) })
  return (
    <FormDialog of={form} title={t('people.add')} onClose={onClose}>
      <Fields of={form} fields={{ ...account, entrance: {}, mobile: {}, email: {} }} />
    </FormDialog>
  )
}

/** Adds an account in another department to a person. */
export function AddAccountDialog({ person, onClose }: Closing & { readonly person: PersonDetail }) {
  const { t } = useTranslation()
  const { personId, accounts } = person
  const initial = { entrance: 'purchaser', userName: accounts[0]?.userName }
  const form = useForm({ route: addAccount, fixed: { personId }, initial, ...useSaved(onClose) })
  return (
    <FormDialog of={form} title={t('people.addAccount')} onClose={onClose}>
      <Fields of={form} fields={{ ...account, entrance: {} }} />
    </FormDialog>
  )
}

interface AccountDialogProps extends Closing {
  readonly person: PersonDetail
  readonly account: PersonAccount
}

/** Changes an account, and how its person is reached. */
export function EditPersonDialog({ person: { mobile, email }, account: of, onClose }: AccountDialogProps) {
  const { t } = useTranslation()
  const valuesOf = (newest: object) => ({ mobile, email, ...newest })
  const form = useForm({
    route: editPerson,
    fixed: { userId: of.userId, version: of.version },
    initial: valuesOf(of),
    fromNewest: valuesOf,
    ...useSaved(onClose),
  })
  return (
    <FormDialog of={form} title={t('people.editTitle')} onClose={onClose}>
      <Fields of={form} fields={{ ...account, mobile: { hint: t('people.mobileHint') }, email: {} }} />
    </FormDialog>
  )
}

/** The same, of somebody whose details are not known yet. */
export function EditFoundDialog({ userId, onClose }: Closing & { readonly userId: string }) {
  const person = useRead(getPerson, { userId })
  const found = person.accounts.find((each) => each.userId === userId)
  return found && <EditPersonDialog person={person} account={found} onClose={onClose} />
}

interface RolesOfAccountDialogProps extends Closing {
  readonly account: Pick<PersonAccount, 'userId' | 'userName' | 'roles'>
}

/** Says which roles an account has. */
export function RolesOfAccountDialog({ account: { userId, userName, roles }, onClose }: RolesOfAccountDialogProps) {
  const { t } = useTranslation()
  const initial = { roleIds: roles.map(({ id }) => id) }
  const form = useForm({ route: setAccountRoles, fixed: { userId }, initial, ...useSaved(onClose) })
  return (
    <FormDialog of={form} title={t('people.rolesOf', { name: userName })} width={480} onClose={onClose}>
      <Fields of={form} columns={1} fields={{ roleIds: { control: <RolesPicker /> } }} />
    </FormDialog>
  )
}
