import { useTranslation } from 'react-i18next'
import { grantRoleUntil } from '#contract/identity/offboarding.ts'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { RolePicker } from '../roles/RolePickers.tsx'

interface GrantUntilDialogProps {
  readonly account: Pick<OrgPerson, 'userId' | 'userName'>
  readonly onClose: () => void
}

/** Gives a role until a day, with the reason. */
export function GrantUntilDialog({ account: { userId, userName: name }, onClose }: GrantUntilDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('offboarding.grantTitle', { name })}
      route={grantRoleUntil}
      fixed={{ userId }}
      labels="offboarding.grant"
      columns={1}
      fields={{ roleId: { control: <RolePicker /> }, endsOn: {}, reason: {} }}
      onClose={onClose}
    />
  )
}
