import * as contract from '#contract/settlement/terms/supplierTerms.ts'
import { type SupplierTerms, termsLabels } from '#contract/settlement/terms/supplierTerms.ts'
import type { App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { setSupplierTerms } from './terms.service.ts'
import { type ListedTerms, termsList } from './terms.store.ts'

const columns: ColumnsOf<typeof contract.exportSupplierTerms> = termsLabels

const presentTerms = (row: ListedTerms): SupplierTerms => ({
  id: row.id,
  version: row.version,
  supplierName: row.supplier_name,
  isSme: row.is_sme,
  days: row.days,
  discountPct: row.discount_pct,
  discountDays: row.discount_days,
  unsettled: row.unsettled,
})

export function termsRoutes(app: App) {
  const records = serveRecords(app, contract.listSupplierTerms, {
    list: termsList,
    present: presentTerms,
    exported: { route: contract.exportSupplierTerms, name: ['付款条件', 'Terms of payment'], columns },
  })
  records.write(contract.setSupplierTerms, setSupplierTerms)
}
