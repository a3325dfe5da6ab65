import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { sizeOfAll } from '#contract/kit/list.ts'
import { listRoles } from '#contract/identity/roles.ts'
import { useRead } from '#web/kit/client/api.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Select } from '#web/kit/select/Select.tsx'

function useRoleOptions() {
  const nameOf = useName()
  const { records } = useRead(listRoles, { limit: sizeOfAll })
  return records.map((role) => ({ value: role.id, label: nameOf(role), note: role.code }))
}

/** A role of the tenant, by its id. */
export const RolePicker = (control: ControlProps) => <Select {...control} options={useRoleOptions()} />

/** A role that a list is narrowed to, for those who see roles; the list does not wait for them. */
export function RoleFilter(control: ControlProps) {
  const { t } = useTranslation()
  const closed = { ...control, hint: t('common.all') }
  return (
    <Suspense fallback={<Select {...closed} disabled options={[]} />}>
      <RolePicker {...closed} />
    </Suspense>
  )
}

/** Several roles, by their ids. */
export const RolesPicker = (control: ControlProps) => <MultiSelect {...control} options={useRoleOptions()} most={20} />
