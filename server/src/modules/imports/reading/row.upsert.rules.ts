import { paragraphsOf } from '#contract/kit/richText/plainText.ts'
import type { UpsertRow } from '#modules/catalogue/index.ts'
import type { Values } from './row.values.rules.ts'

/** Writable row. */
export interface ImportedRow extends UpsertRow {
  readonly no: number
}

/** Only fields of the file: an empty number means “not given”, an empty text means “none”. */
const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], null | undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as never

export const productOf = (values: Values, categoryId: string): ImportedRow['product'] => ({
  code: values.productCode || null,
  name: values.name ?? '',
  categoryId,
  ...given({
    brandName: values.brand,
    description: values.description && paragraphsOf(values.description),
    details: values.details,
    pictures: values.picture,
  }),
})

export const skuOf = (values: Values): ImportedRow['sku'] => ({
  supplierSku: values.supplierSku ?? '',
  unit: values.unit ?? '',
  listPrice: values.price ?? '',
  ...given({
    barcode: values.barcode,
    model: values.model,
    spec: values.spec,
    choices: values.choices,
    taxRate: values.taxRate,
    taxCategoryCode: values.taxCategoryCode,
    minQty: values.minQty,
    leadDays: values.leadDays,
    region: values.region,
    picture: values.picture && (values.picture[0] ?? ''),
    onHand: values.stock,
  }),
  ...(values.marketPrice === undefined ? {} : { marketPrice: values.marketPrice }),
})
