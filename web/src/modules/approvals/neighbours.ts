import type { ApprovalTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import type { Input } from '#contract/kit/route.ts'
import { writeSearchParams } from '#web/kit/url/searchParams.ts'

/** The filter, order and page of the inbox that a document was opened from. */
export type TaskQuery = Partial<Input<typeof listTasks>>

type Place = Pick<ApprovalTask, 'instanceId' | 'entity' | 'entityId'>

/** A page of the inbox, as far as it has been read. */
export interface TaskPage {
  readonly page: number
  readonly records: readonly Place[]
}

/** A document beside another one, and the page that it is on. */
interface Neighbour extends Place {
  readonly page: number
}

/**
 * What stands before and after a document in the inbox, across pages; a document that has left it has no neighbours.
 */
export function neighboursOf(pages: readonly TaskPage[], instanceId: string) {
  const all = pages.flatMap(({ page, records }) =>
    records.map(({ instanceId: of, entity, entityId }): Neighbour => ({ instanceId: of, entity, entityId, page })),
  )
  const isOther = (each: Neighbour) => each.instanceId !== instanceId
  const at = all.findIndex((each) => !isOther(each))
  if (at < 0) return { previous: undefined, next: undefined }
  return { previous: all.slice(0, at).findLast(isOther), next: all.slice(at).find(isOther) }
}

/** The pages to read for the neighbours of a document: its own, and the one that it stands at the edge of. */
export function pagesFor(
  page: number,
  own: { readonly pages: number; readonly records: readonly Place[] } | undefined,
  instanceId: string,
) {
  if (!own) return [page]
  const isAt = (index: number) => own.records.at(index)?.instanceId === instanceId
  return [...(isAt(0) && page > 1 ? [page - 1] : []), page, ...(isAt(-1) && page < own.pages ? [page + 1] : [])]
}

/** The address of a document that keeps the state of the inbox. */
export const taskPath = ({ instanceId, entity, entityId }: Place, query: TaskQuery): string =>
  entity === 'project'
    ? `/projectManage?${writeSearchParams({ id: entityId, instanceId, ...query })}`
    : `/orderApprovalDetail?${writeSearchParams({ orderId: entityId, instanceId, ...query })}`

/** The address of the inbox in its state. */
export const inboxPath = (query: TaskQuery): string => {
  const search = writeSearchParams(query).toString()
  return search === '' ? '/orderApproval' : `/orderApproval?${search}`
}
