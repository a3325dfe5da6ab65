import { type getLatestTwentiethWinResult, winTypes } from '#contract/sourcing/result.ts'
import type { Input } from '#contract/kit/route.ts'
import { getHallFigures, listHall } from '#contract/sourcing/projectCards.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'

/** What the address of a hall may ask. */
export type HallQuery = Input<typeof listHall>
export type HallFilters = Input<typeof getHallFigures>
export type HallChange = { readonly [K in keyof HallQuery]?: HallQuery[K] | undefined }

/** What the kind of a hall asks for. */
export const fixedOf = (kind: ProjectKind | undefined): HallQuery => (kind === undefined ? {} : { kind })

/** What is asked of the server, for the page itself and before it is there. */
export const hallQueryOf = (kind: ProjectKind | undefined, search: URLSearchParams): HallQuery => ({
  ...readSearchParams(listHall.input, search),
  ...fixedOf(kind),
})

/** What the figures and the counts of the tabs are narrowed by: all but tab, order and page. */
export function filtersOf({ tab: _tab, sort: _sort, page: _page, limit: _limit, ...filters }: HallQuery): HallFilters {
  return filters
}

/** Takes every filter back; the kind of a hall is none. */
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

/** How many filters are set; two ends of a range are one, and the kind of a hall is none. */
export function filtersIn(query: HallQuery, kind: ProjectKind | undefined): number {
  const { fromDay, toDay, budgetFrom, budgetTo, kind: chosen, ...rest } = query
  const { categoryId, purchaseForm, region, deptId, keyword, followed } = rest
  const ranges = [fromDay ?? toDay, budgetFrom ?? budgetTo]
  const single = [kind === undefined ? chosen : undefined, categoryId, purchaseForm, region, deptId, keyword, followed]
  return [...single, ...ranges].filter((value) => value !== undefined).length
}

/** What the drawer of small screens takes over: all that it has tried out, and nothing that the hall says itself. */
export const changeOf = (draft: HallChange, kind: ProjectKind | undefined): HallChange => ({
  ...unfiltered,
  ...draft,
  ...(kind === undefined ? {} : { kind: undefined }),
  page: undefined,
})

export const hallSorts = ['deadline', 'releaseTime', 'budget'] as const
export type HallSort = (typeof hallSorts)[number]

/** The order of a hall that is not asked for another: what is open by its next deadline, then what is over. */
const usual = 'deadline'

export function orderOf({ sort = usual }: HallQuery): { readonly by: HallSort; readonly isDown: boolean } {
  const isDown = sort.startsWith('-')
  return { by: (isDown ? sort.slice(1) : sort) as HallSort, isDown }
}

/** The order after a choice: what is near or new or large first, and turned round when it is chosen again. */
export function sortAfter(query: HallQuery, chosen: HallSort): HallQuery['sort'] {
  const { by, isDown } = orderOf(query)
  const next = by === chosen ? !isDown : chosen !== usual
  if (!next) return chosen === usual ? undefined : chosen
  return `-${chosen}`
}

/** The latest winning notices of one kind of projects, or of all. */
export const winQueryOf = (kind: ProjectKind | undefined): Input<typeof getLatestTwentiethWinResult> =>
  kind ? { type: winTypes[kind] } : {}
