import { Id, shape } from '#contract/kit/schema.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'

const NoticeAddress = shape({ id: Id })

/** Project of the search params. */
export function noticeIdIn(search: URLSearchParams): string | undefined {
  const { id } = readSearchParams(NoticeAddress, search)
  return typeof id === 'string' ? id : undefined
}
