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

/** Role picker; its value is the id. */
export const RolePicker = (control: ControlProps) => <Select {...control} options={useRoleOptions()} />

/** Role filter, for people who may see roles; the list does not wait for its options. */
export function RoleFilter(control: ControlProps) {
  const { t } = useTranslation()
  const closed = { ...control, hint: t('common.all') }
  return (
    <Suspense fallback={<Select {...closed} disabled options={[]} />}>
      <RolePicker {...closed} />
    </Suspense>
  )
}

/** Picker of several roles. */
export const RolesPicker = (control: ControlProps) => <MultiSelect {...control} options={useRoleOptions()} max={20} />
