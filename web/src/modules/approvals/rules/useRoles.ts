import { listApproverPositions, listApproverRoles } from '#contract/approvals/approvalRules.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'

/** Approver roles in the person's language. */
export function useRoles(): readonly { readonly value: string; readonly label: string }[] {
  const nameOf = useName()
  const roles = useOptionalRead(listApproverRoles, {}) ?? []
  return roles.map((role) => ({ value: role.code, label: nameOf(role) }))
}

/** Positions that a step can name, in the person's language. */
export function usePositions(): readonly { readonly value: string; readonly label: string }[] {
  const nameOf = useName()
  const positions = useOptionalRead(listApproverPositions, {}) ?? []
  return positions.map((position) => ({ value: position.positionId, label: nameOf(position) }))
}
