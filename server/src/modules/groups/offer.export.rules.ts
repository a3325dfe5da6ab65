import type { exportOffers } from '#contract/groups/groups.ts'
import { offerLabels, offerStatusNames } from '#contract/groups/offer.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const offerColumns: ColumnsOf<typeof exportOffers> = {
  offerNo: offerLabels.offerNo,
  name: offerLabels.name,
  spec: offerLabels.spec,
  supplierName: offerLabels.supplierName,
  status: { title: offerLabels.status, words: offerStatusNames },
  listPrice: offerLabels.listPrice,
  maxQty: offerLabels.maxQty,
  pledged: offerLabels.pledged,
  price: offerLabels.price,
  startsAt: offerLabels.startsAt,
  endsAt: offerLabels.endsAt,
  endedAt: offerLabels.endedAt,
  submittedAt: offerLabels.submittedAt,
  reason: offerLabels.reason,
}
