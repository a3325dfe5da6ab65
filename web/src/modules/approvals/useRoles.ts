import { listApproverRoles } from '#contract/approvals/approvals.ts'
import { usePeek } from '#web/kit/api.ts'
import { useName } from '#web/kit/useName.ts'

/** The roles that may decide, in the reader's language. */
export function useRoles(): readonly { readonly value: string; readonly label: string }[] {
  const nameOf = useName()
  const roles = usePeek(listApproverRoles, {}) ?? []
  return roles.map((role) => ({ value: role.code, label: nameOf(role) }))
}
