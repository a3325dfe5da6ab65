import type { CaseStatus } from '#contract/kit/case/states.ts'
import type { ListRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { useStatuses } from '#web/kit/list/useStatuses.tsx'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export type Tones = Readonly<Record<string, Tone>>
/** Tones of the states of a case that is applied for. */
export const caseTones: Readonly<Record<CaseStatus, Tone>> = {
  '01': 'mute',
  '02': 'warn',
  '03': 'info',
  '04': 'warn',
  '05': 'ok',
  '06': 'err',
  '07': 'mute',
}

/** Tag and tabs of the states of a kind of case, named as the contract names them. */
export function useCaseStates(states: StateNames<string>, tones: Tones = caseTones) {
  const place = languageTag() === 'en' ? 1 : 0
  const known = Object.fromEntries(Object.keys(states).map((status) => [status, tones[status] ?? 'mute']))
  return useStatuses<string>(known, (status) => states[status]?.[place] ?? status)
}

interface Tabs {
  readonly counts?: Readonly<Record<string, number>> | undefined
  readonly shown?: readonly string[] | undefined
}

/** Tabs of a list of cases, which set the filter `status` in the address. */
export function useCaseTabs(route: ListRoute, { tabs }: ReturnType<typeof useCaseStates>, { counts, shown }: Tabs) {
  const [query, setQuery] = useUrlQuery(route)
  const { status } = query as { readonly status?: string }
  const set = setQuery as (patch: { readonly status: string | undefined }) => void
  return tabs({ status, counts, ...(shown ? { shown } : {}), onChange: (value) => set({ status: value }) })
}
