import { listApprovalKinds } from '#contract/approvals/approvalTasks.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'

/** Kinds of documents that are approved, for choices. */
export function useKinds() {
  const nameOf = useName()
  const kinds = useOptionalRead(listApprovalKinds, {}) ?? []
  return {
    options: kinds.map((kind) => ({ value: kind.entity, label: nameOf(kind) })),
    find: (entity: string | undefined) => kinds.find((kind) => kind.entity === entity),
  }
}
