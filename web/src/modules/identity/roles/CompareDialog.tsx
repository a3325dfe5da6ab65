import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sizeOfAll } from '#contract/kit/list.ts'
import { listPermissions, listRoles, type Role } from '#contract/identity/roles.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import css from './Roles.module.css'

interface CompareDialogProps {
  readonly role: Role
  readonly onClose: () => void
}

export function CompareDialog({ role, onClose }: CompareDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('roles.compareTitle')} width={800} place="right" onClose={onClose}>
      <Comparison role={role} />
    </Dialog>
  )
}

/** Comparison of two roles: common and different permissions. */
function Comparison({ role }: Pick<CompareDialogProps, 'role'>) {
  const { t } = useTranslation()
  const nameOf = useName()
  const roles = useRead(listRoles, { limit: sizeOfAll }).records
  const permissions = useRead(listPermissions, {}).flatMap((group) => group.permissions)
  const [ids, setIds] = useState<readonly [string, string]>([
    role.id,
    roles.find(({ id }) => id !== role.id)?.id ?? role.id,
  ])
  const [isAll, setIsAll] = useState(false)
  const pair = ids.map((id) => roles.find((each) => each.id === id) ?? role)
  const has = (code: string) => pair.map((each) => each.permissions.includes(code))
  const shown = permissions.filter(({ code }) => has(code).some(Boolean) && (isAll || !has(code).every(Boolean)))
  const options = roles.map((each) => ({ value: each.id, label: nameOf(each), note: each.code }))
  return (
    <>
      <div className={css['compare']}>
        {([0, 1] as const).map((at) => (
          <Field
            key={at}
            label={t(at === 0 ? 'roles.first' : 'roles.second')}
            value={ids[at]}
            onChange={(id) => setIds(at === 0 ? [String(id), ids[1]] : [ids[0], String(id)])}
            required
            control={<Select options={options} />}
          />
        ))}
      </div>
      <Checkbox label={t('roles.showCommon')} checked={isAll} onChange={setIsAll} />
      {shown.length === 0 ? (
        <Empty illustration="box" title={t('roles.same')} />
      ) : (
        <table className={css['differences']}>
          <thead>
            <tr>
              <th scope="col">{t('roles.field.permissions')}</th>
              {pair.map((each, at) => (
                <th key={`${at}${each.id}`} scope="col">
                  {nameOf(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((each) => (
              <tr key={each.code}>
                <th scope="row">{nameOf(each)}</th>
                {has(each.code).map((held, at) => (
                  <td key={at}>{held ? <Icon of={CheckOutlined} label={t('roles.held')} /> : t('roles.notHeld')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
