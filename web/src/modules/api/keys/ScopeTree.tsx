import { listScopes } from '#contract/api/serviceAccounts.ts'
import { useRead } from '#web/kit/client/api.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { GroupTree } from '#web/modules/identity/roles/PermissionTree.tsx'

/** Permissions that a key can have; of those of its account, if there is one. */
export function ScopeTree({ within, ...control }: ControlProps & { readonly within?: readonly string[] | undefined }) {
  const groups = useRead(listScopes, {})
  const shown = within
    ? groups
        .map((group) => ({ ...group, permissions: group.permissions.filter(({ code }) => within.includes(code)) }))
        .filter(({ permissions }) => permissions.length > 0)
    : groups
  return <GroupTree {...control} groups={shown} />
}
