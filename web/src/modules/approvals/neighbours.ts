import type { ApprovalTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import type { Input } from '#contract/kit/route.ts'
import { writeSearchParams } from '#web/kit/url/searchParams.ts'

/** Filter, order and page of the inbox from which a document was opened. */
export type TaskQuery = Partial<Input<typeof listTasks>>

type Place = Pick<ApprovalTask, 'instanceId' | 'path'>

/** Page of the inbox. */
export interface TaskPage {
  readonly page: number
  readonly records: readonly Place[]
}

/** Neighbouring document, with its page. */
interface Neighbour extends Place {
  readonly page: number
}

/** Previous and next document in the inbox, across pages; none for a document that has left the inbox. */
export function neighboursOf(pages: readonly TaskPage[], instanceId: string) {
  const all = pages.flatMap(({ page, records }) =>
    records.map(({ instanceId: of, path }): Neighbour => ({ instanceId: of, path, page })),
  )
  const isOther = (each: Neighbour) => each.instanceId !== instanceId
  const at = all.findIndex((each) => !isOther(each))
  if (at < 0) return { previous: undefined, next: undefined }
  return { previous: all.slice(0, at).findLast(isOther), next: all.slice(at).find(isOther) }
}

/** Pages to read for the neighbours of a document: its own, and the adjacent one at the edge of a page. */
export function pagesFor(
  page: number,
  own: { readonly pages: number; readonly records: readonly Place[] } | undefined,
  instanceId: string,
) {
  if (!own) return [page]
  const isAt = (index: number) => own.records.at(index)?.instanceId === instanceId
  return [...(isAt(0) && page > 1 ? [page - 1] : []), page, ...(isAt(-1) && page < own.pages ? [page + 1] : [])]
}

/** URL of a document with the state of the inbox. */
export const taskPath = ({ instanceId, path }: Place, query: TaskQuery): string =>
  `${path}${path.includes('?') ? '&' : '?'}${writeSearchParams({ instanceId, ...query })}`

/** URL of the inbox with its state. */
export const inboxPath = (query: TaskQuery): string => {
  const search = writeSearchParams(query).toString()
  return search === '' ? '/orderApproval' : `/orderApproval?${search}`
}
