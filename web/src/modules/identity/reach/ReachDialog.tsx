import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { listGrants, type RoleGrant, setGrantReach } from '#contract/identity/reach.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DeptsPicker } from '../departments/DeptPicker.tsx'
import { useReachText } from './useReachText.ts'

type Account = Pick<OrgPerson, 'userId' | 'userName'>

interface ReachDialogProps {
  readonly account: Account
  readonly onClose: () => void
}

/** Data scope of each role of an account, with the permissions on which it has an effect. */
export function ReachDialog({ account, onClose }: ReachDialogProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const textOf = useReachText()
  const grants = useRead(listGrants, { userId: account.userId })
  const [edited, setEdited] = useState<RoleGrant>()
  if (edited) return <EditReachDialog account={account} grant={edited} onClose={() => setEdited(undefined)} />
  return (
    <Dialog title={t('reach.title', { name: account.userName })} width={600} place="right" onClose={onClose}>
      <Stack>
        <p>{grants.length === 0 ? t('reach.none') : t('reach.text')}</p>
        {grants.map((grant) => {
          const role = nameOf({ name: grant.roleName, enName: grant.roleEnName })
          const isLimited = grant.limited.length > 0
          return (
            <Section
              key={grant.roleId}
              title={role}
              note={grant.endsOn === '' ? undefined : t('offboarding.until', { day: grant.endsOn })}
              actions={
                isLimited && (
                  <Button variant="text" aria-label={t('reach.changeOf', { role })} onClick={() => setEdited(grant)}>
                    {t('reach.change')}
                  </Button>
                )
              }
            >
              <p>
                {isLimited
                  ? textOf(
                      grant.reach,
                      grant.departments.map(({ name }) => name),
                    )
                  : t('reach.noEffect')}
              </p>
              {isLimited && (
                <p>{t('reach.limits', { names: grant.limited.map(nameOf).join(t('list.changes.and')) })}</p>
              )}
            </Section>
          )
        })}
      </Stack>
    </Dialog>
  )
}

interface EditReachDialogProps extends ReachDialogProps {
  readonly grant: RoleGrant
}

function EditReachDialog({ account: { userId }, grant, onClose }: EditReachDialogProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const { roleId, roleName, roleEnName, reach, departments } = grant
  const form = useForm({
    route: setGrantReach,
    fixed: { userId, roleId },
    initial: { reach, deptIds: departments.map(({ id }) => id) },
    labels: 'reach.field',
    onDone: () => (onClose(), toast.success(t('common.done'))),
  })
  const isChosen = form.values.reach === 'chosen'
  return (
    <FormDialog
      of={form}
      title={t('reach.editTitle', { role: nameOf({ name: roleName, enName: roleEnName }) })}
      width={480}
      onClose={onClose}
    >
      <Fields of={form} columns={1} fields={{ reach: {}, deptIds: isChosen && { control: <DeptsPicker /> } }} />
    </FormDialog>
  )
}
