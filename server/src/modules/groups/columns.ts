import type { OfferStatus, Rung } from '#contract/groups/offer.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'offers.rungs': Rung[]
  'offers.status': OfferStatus
}
