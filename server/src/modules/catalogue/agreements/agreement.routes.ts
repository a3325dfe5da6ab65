import * as contract from '#contract/catalogue/agreementPrices.ts'
import type { App } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { agreementPriceColumns } from '../products/list.export.rules.ts'
import { type AgreementPriceFilter, agreementPriceList, type AgreementPriceRow } from './agreement.store.ts'

const present = (row: AgreementPriceRow): contract.AgreementPrice => ({
  id: row.id,
  version: row.version,
  skuId: row.sku_id,
  deptId: row.dept_id,
  agreementNo: row.agreement_no,
  title: row.title,
  price: row.price,
  tiers: row.tiers,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  supplierSku: row.supplier_sku,
  listPrice: row.list_price,
  agreementId: row.agreement_id,
  isClosed: row.is_closed || row.is_stopped,
  deptName: row.dept_name,
  createdAt: row.created_at.toISOString(),
})

export function agreementRoutes(app: App) {
  const prices = {
    list: agreementPriceList,
    filter: ({ input }: { input: AgreementPriceFilter }) => input,
    present,
  }
  serveList(app, contract.listAgreementPrices, prices)
  serveExport(app, contract.exportAgreementPrices, {
    ...prices,
    name: ['协议价', 'Agreement prices'],
    columns: agreementPriceColumns,
  })
}
