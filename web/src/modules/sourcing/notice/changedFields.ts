/** Fields of a published project that can change, by their name on the wire. */
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
