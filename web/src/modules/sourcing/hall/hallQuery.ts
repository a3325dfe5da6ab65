import { type getLatestTwentiethWinResult, winTypes } from '#contract/sourcing/result.ts'
import type { Input } from '#contract/kit/route.ts'
import { getHallFigures, listHall } from '#contract/sourcing/projectCards.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'

/** Search params of a hall. */
export type HallQuery = Input<typeof listHall>
export type HallFilters = Input<typeof getHallFigures>
export type HallChange = { readonly [K in keyof HallQuery]?: HallQuery[K] | undefined }

/** Fixed part of the query: the kind of the hall. */
export const fixedOf = (kind: ProjectKind | undefined): HallQuery => (kind === undefined ? {} : { kind })

/** Query of a hall, used by the page and for prefetching. */
export const hallQueryOf = (kind: ProjectKind | undefined, search: URLSearchParams): HallQuery => ({
  ...readSearchParams(listHall.input, search),
  ...fixedOf(kind),
})

/** Filters of the figures and tab counts: everything except tab, order and page. */
export function filtersOf({ tab: _tab, sort: _sort, page: _page, limit: _limit, ...filters }: HallQuery): HallFilters {
  return filters
}

/** Change that removes all filters. */
export const unfiltered = {
  kind: undefined,
  categoryId: undefined,
  purchaseForm: undefined,
  region: undefined,
  deptId: undefined,
  fromDay: undefined,
  toDay: undefined,
  budgetFrom: undefined,
  budgetTo: undefined,
  keyword: undefined,
  followed: undefined,
} as const satisfies HallChange

/** Number of active filters; a range counts once, the kind of a hall does not count. */
export function filtersIn(query: HallQuery, kind: ProjectKind | undefined): number {
  const { fromDay, toDay, budgetFrom, budgetTo, kind: chosen, ...rest } = query
  const { categoryId, purchaseForm, region, deptId, keyword, followed } = rest
  const ranges = [fromDay ?? toDay, budgetFrom ?? budgetTo]
  const single = [kind === undefined ? chosen : undefined, categoryId, purchaseForm, region, deptId, keyword, followed]
  return [...single, ...ranges].filter((value) => value !== undefined).length
}

/** Change that applies the draft of the filter drawer, without the fixed kind of the hall. */
export const changeOf = (draft: HallChange, kind: ProjectKind | undefined): HallChange => ({
  ...unfiltered,
  ...draft,
  ...(kind === undefined ? {} : { kind: undefined }),
  page: undefined,
})

export const hallSorts = ['deadline', 'releaseTime', 'budget'] as const
export type HallSort = (typeof hallSorts)[number]

/** Default order: open projects by next deadline, then ended ones. */
const usual = 'deadline'

export function orderOf({ sort = usual }: HallQuery): { readonly by: HallSort; readonly isDown: boolean } {
  const isDown = sort.startsWith('-')
  return { by: (isDown ? sort.slice(1) : sort) as HallSort, isDown }
}

/** Sort order after a choice; choosing the same again reverses it. */
export function sortAfter(query: HallQuery, chosen: HallSort): HallQuery['sort'] {
  const { by, isDown } = orderOf(query)
  const next = by === chosen ? !isDown : chosen !== usual
  if (!next) return chosen === usual ? undefined : chosen
  return `-${chosen}`
}

/** Query of the latest awards, of one kind or of all. */
export const winQueryOf = (kind: ProjectKind | undefined): Input<typeof getLatestTwentiethWinResult> =>
  kind ? { type: winTypes[kind] } : {}
