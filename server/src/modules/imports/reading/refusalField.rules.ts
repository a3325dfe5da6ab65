import type { ImportField } from '#contract/imports/importFields.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** Field concerned by a refusal of the catalogue. */
export const fieldOfRefusal = (code: RefusalCode): ImportField => fieldsOfRefusals[code] ?? 'supplierSku'

const fieldsOfRefusals: Partial<Record<RefusalCode, ImportField>> = {
  'category.notLeaf': 'category',
  'picture.gone': 'picture',
  'product.choicesAlike': 'spec',
  'stock.belowReserved': 'stock',
}
