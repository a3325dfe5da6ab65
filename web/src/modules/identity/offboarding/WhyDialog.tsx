import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccessReason, explainAccess } from '#contract/identity/offboarding.ts'
import { listPermissions } from '#contract/identity/roles.ts'
import type { GrantReach } from '#contract/kit/reach/reach.ts'
import type { OrgPerson } from '#contract/identity/identity.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useReachText } from '../reach/useReachText.ts'

interface WhyDialogProps {
  readonly account: Pick<OrgPerson, 'userId' | 'userName'>
  readonly onClose: () => void
}

/** Why an account has or lacks a permission: the checks that its calls make, and the roles behind them. */
export function WhyDialog({ account: { userId, userName }, onClose }: WhyDialogProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const [permission, setPermission] = useState('')
  const groups = useOptionalRead(listPermissions, {}) ?? []
  const options = groups.flatMap((group) =>
    group.permissions.map((one) => ({ value: one.code, label: nameOf(one), note: nameOf(group) })),
  )
  const textOf = useReachText()
  const reachOf = ({ reach, reachDepts }: AccessReason['grants'][number], ownReach: GrantReach) =>
    textOf(reach === 'default' ? ownReach : reach, reachDepts)
  const isChosen = permission !== ''
  const found = useOptionalRead(explainAccess, { userId, permission: isChosen ? permission : 'none.none' }, isChosen)
  return (
    <Dialog title={t('offboarding.whyTitle', { name: userName })} width={600} place="right" onClose={onClose}>
      <Stack>
        <Field
          label={t('offboarding.permission')}
          value={permission}
          onChange={(code) => setPermission(String(code))}
          control={<Select hint={t('common.choose')} options={options} />}
        />
        {isChosen && found && (
          <>
            <Alert
              tone={found.isPermitted ? 'info' : 'warn'}
              title={t(found.isPermitted ? 'offboarding.may' : 'offboarding.mayNot')}
            />
            <ol>
              {found.checks.map(({ key, isOk, detail }) => (
                <li key={key}>
                  <StatusTag tone={isOk ? 'ok' : 'err'}>{t(`offboarding.check.${key}`)}</StatusTag> {detail}
                </li>
              ))}
            </ol>
            <h3>{t('offboarding.grants')}</h3>
            {found.grants.length === 0 && <p>{t('offboarding.noGrants')}</p>}
            <ul>
              {found.grants.map((grant) => (
                <li key={grant.roleId}>
                  {nameOf({ name: grant.roleName, enName: grant.roleEnName })}
                  {' · '}
                  {grant.endsOn === '' ? t('people.unlimited') : t('offboarding.until', { day: grant.endsOn })}
                  {grant.grantedByName !== '' && ` · ${t('offboarding.grantedBy', { name: grant.grantedByName })}`}
                  {grant.reason !== '' && ` · ${grant.reason}`}
                  {found.ownReach !== null && ` · ${t('offboarding.reach', { reach: reachOf(grant, found.ownReach) })}`}
                </li>
              ))}
            </ul>
            <p>{t('offboarding.dept', { dept: found.deptName })}</p>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
