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

/** Several roles, by their ids. */
export const RolesPicker = (control: ControlProps) => <MultiSelect {...control} options={useRoleOptions()} most={20} />
