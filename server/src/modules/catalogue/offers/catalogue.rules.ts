import { dayOf } from '#contract/kit/calendar.ts'
import {
  type SupplierCatalogueAction,
  type SupplierCatalogueDraft,
  type SupplierCatalogueStatus,
  supplierCatalogueStatusNames,
} from '#contract/catalogue/offers/supplierCatalogues.ts'
import { caseFlow } from '#kit/case/case.rules.ts'

const needs = 'supplierCatalogue.review'

/** Flow of a catalogue of a supplier: made and withdrawn by the supplier, reviewed by an operator. */
export const supplierCatalogueFlow = caseFlow<SupplierCatalogueStatus, SupplierCatalogueAction>(
  {
    save: { from: ['01', '04', '05'], to: '01', needs: 'owner' },
    submit: { from: ['01', '05'], to: '02', needs: 'owner' },
    recall: { from: ['02'], to: '01', needs: 'owner' },
    takeDown: { from: ['03'], to: '04', needs: 'owner' },
    publish: { from: ['02'], to: '03', needs },
    sendBack: { from: ['02'], to: '05', needs },
    withdraw: { from: ['03'], to: '04', needs },
  },
  supplierCatalogueStatusNames,
)

/** What is wrong with a draft by itself. */
export function violationOfDraft({ scope, deptIds, agreementId, startsOn, endsOn }: SupplierCatalogueDraft, now: Date) {
  if (scope === 'departments' && deptIds.length === 0) return 'supplierCatalogue.audience' as const
  if (scope === 'agreement' && agreementId === undefined) return 'supplierCatalogue.audience' as const
  const isBackwards = endsOn !== '' && (endsOn < startsOn || endsOn < dayOf(now))
  return isBackwards ? ('supplierCatalogue.period' as const) : undefined
}

interface InTime {
  readonly status: SupplierCatalogueStatus
  readonly starts_on: string
  readonly ends_on: string | null
}
export const isInForce = ({ status, starts_on: from, ends_on: to }: InTime, now: Date): boolean =>
  status === '03' && from <= dayOf(now) && (to === null || to >= dayOf(now))

/** Products that a buyer is not offered, with the name of this profile in keys of caches. */
export interface HiddenGoods {
  readonly profile: string
  readonly productIds: readonly string[]
}
