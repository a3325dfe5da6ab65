import { getAllocation } from '#contract/ordering/costCentres.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'

/** What order lines are asked for; undefined if it is unknown yet, or nothing is requested. */
export function useAllocation() {
  const requested = useOptionalRead(getAllocation, {})
  return requested && (requested.costCentre !== 'off' || requested.projectNo !== 'off') ? requested : undefined
}
