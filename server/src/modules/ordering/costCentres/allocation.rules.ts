import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** Cost centre that the department of a line can order for. */
export interface FoundCostCentre {
  readonly id: string
  readonly code: string
  readonly name: string
}

/** What a line is ordered for, as its columns. */
export interface Allocation {
  readonly cost_centre_id: string | null
  /** Code and name of the cost centre when the line was written. */
  readonly cost_centre: string
  readonly project_no: string
}

export const noAllocation: Allocation = { cost_centre_id: null, cost_centre: '', project_no: '' }

/** What a line asks for; undefined: nothing of its own. */
export interface Wanted {
  readonly costCentreId?: string | null | undefined
  readonly projectNo?: string | undefined
}

type Switches = Pick<OrderSettings, 'orderCostCentre' | 'orderProjectNo'>

const separator = ' '
export const costCentreText = ({ code, name }: FoundCostCentre): string => `${code}${separator}${name}`
/** Code of a cost centre as lines keep it. */
export const codeOfText = (text: string): string => text.split(separator)[0] ?? ''

/** Codes of the cost centres of lines, as approval rules compare them. */
export const costCentreCodes = (lines: readonly { readonly cost_centre: string }[]): string[] => [
  ...new Set(lines.map(({ cost_centre }) => codeOfText(cost_centre).toLowerCase()).filter(Boolean)),
]

/** Ids of all cost centres that lines, or all lines, ask for. */
export const wantedCostCentres = (wanted: readonly (Wanted | undefined)[]): string[] => [
  ...new Set(wanted.flatMap((each) => each?.costCentreId ?? [])),
]

/** Allocation of a line, or the reason why there is none. What the tenant does not ask for is dropped. */
export function allocated(
  { costCentreId, projectNo }: Wanted,
  found: readonly FoundCostCentre[],
  { orderCostCentre, orderProjectNo }: Switches,
): Allocation | 'order.costCentreGone' {
  const centre = costCentreId ? found.find(({ id }) => id === costCentreId) : undefined
  const isRequested = orderCostCentre !== 'off'
  if (isRequested && costCentreId && !centre) return 'order.costCentreGone'
  return {
    cost_centre_id: isRequested ? (centre?.id ?? null) : null,
    cost_centre: isRequested && centre ? costCentreText(centre) : '',
    project_no: orderProjectNo === 'off' ? '' : (projectNo ?? '').trim(),
  }
}

/** What lines lack of what the tenant requires. */
export function violationOfAllocations(
  lines: readonly Allocation[],
  { orderCostCentre, orderProjectNo }: Switches,
): RefusalCode | false {
  if (orderCostCentre === 'required' && lines.some(({ cost_centre_id: id }) => id === null))
    return 'order.costCentreMissing'
  return orderProjectNo === 'required' && lines.some(({ project_no: no }) => no === '') && 'order.projectNoMissing'
}
