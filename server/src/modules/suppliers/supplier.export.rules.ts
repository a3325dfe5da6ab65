import { type exportSuppliers, supplierLabels, supplierStatusNames } from '#contract/suppliers/suppliers.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const supplierColumns: ColumnsOf<typeof exportSuppliers> = {
  ...supplierLabels,
  status: { title: supplierLabels.status, words: supplierStatusNames },
}
