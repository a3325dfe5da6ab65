import type { Input } from '#contract/kit/route.ts'
import { portalList, releasePage } from '#contract/notices/reading.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'
import { type Variant, variants } from './publicPaths.ts'
import { columnIn } from './readingPaths.ts'

type ListQuery = Input<typeof releasePage>

/** Fixed part of the query: the variant's types, and whole days. */
export const fixedOf = (variant: Variant, query: ListQuery): ListQuery => {
  const { beginStarTime: from, endStarTime: to, status } = query
  return {
    status: status ?? variants[variant].types.join(','),
    ...(from === undefined ? {} : { beginStarTime: `${from.slice(0, 10)} 00:00:00` }),
    ...(to === undefined ? {} : { endStarTime: `${to.slice(0, 10)} 23:59:59` }),
  }
}

/** Query of a list, used by the page and for prefetching. */
export function listQueryOf(variant: Variant, search: URLSearchParams): ListQuery {
  const query = readSearchParams(releasePage.input, search) as ListQuery
  return { ...query, ...fixedOf(variant, query) }
}

export function columnQueryOf(search: URLSearchParams): Input<typeof portalList> {
  const { page, limit } = readSearchParams(portalList.input, search) as Input<typeof portalList>
  return { ...(page === undefined ? {} : { page }), ...(limit === undefined ? {} : { limit }), ...columnIn(search) }
}

/** All visible columns; those of the first level are tabs. */
export const everyColumn = { unlimited: '1' } as const
/** Latest articles, shown beside an article. */
export const latestQuery = { limit: 10 } as const
