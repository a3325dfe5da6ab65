/** What a change of a published project may change, by its name on the wire. */
export const changedFields = [
  'enrolBeginAt',
  'enrolEndAt',
  'questionEndAt',
  'quoteBeginAt',
  'quoteEndAt',
  'negotiationEndAt',
  'deliveryAddress',
  'quantity',
  'spec',
  'needDate',
] as const
export type ChangedField = (typeof changedFields)[number]
