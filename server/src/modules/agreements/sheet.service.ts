import { maxAgreementLines } from '#contract/agreements/agreement.ts'
import { type matchAgreementRows, type SheetProblem, type SheetRow } from '#contract/agreements/agreementSheet.ts'
import type { Input, Reply } from '#contract/kit/route.ts'
import { layoutOf, missingText } from '#contract/kit/tables/layout.ts'
import type { TableChoice } from '#contract/kit/tables/table.ts'
import { hasFormat } from '#contract/kit/validators.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { formatOf, openTableFile } from '#modules/imports/index.ts'
import { goodsWithCodes } from './agreement.store.ts'
import { missingSheetColumns, sheetHeading, sheetRowOf, sheetTable } from './sheet.rules.ts'

const limits = { rows: maxAgreementLines, columns: 60, unpackedBytes: 32 * 1024 * 1024 }
const maxProblems = 2000

interface Sheet {
  readonly path: string
  readonly ending: string
}

/** Reads the lines of a workbook: SKU, price and cap of each row, and each unreadable cell with its cause. */
export async function readSheet({ path, ending }: Sheet, choice: TableChoice, { lang }: Actor) {
  const table = await openTableFile({ path, format: formatOf(ending), limits, choice }, sheetTable)
  const missing = missingSheetColumns(table.columns).map((field) => sheetHeading(field, lang))
  if (missing.length > 0)
    refuse('agreement.headings', { names: missingText(missing, table.facts.unread, lang === 'en') })
  const rows: SheetRow[] = []
  const problems: SheetProblem[] = []
  for await (const { no, cells } of table.rows) {
    const read = sheetRowOf(no, cells, table.columns, lang)
    rows.push(read.row)
    problems.push(...read.problems)
  }
  if (rows.length === 0 && table.facts.hiddenRows === 0) refuse('import.empty')
  return { rows, problems: problems.slice(0, maxProblems), layout: layoutOf(table.facts) }
}

const pricePattern = /^(0|[1-9]\d{0,7})(\.\d{1,4})?$/
const quantityPattern = /^[1-9]\d{0,7}$/

/** Goods of the rows; each once, and only where the price, and the cap if there is one, are figures. */
export async function matchRows(
  db: Db,
  { supplierId, rows }: Input<typeof matchAgreementRows>,
): Promise<Reply<typeof matchAgreementRows>> {
  const goods = await goodsWithCodes(db, { supplierId, codes: rows.map(({ code }) => code) })
  const byCode = new Map(goods.map((each) => [each.supplier_sku, each]))
  const lines = new Map<string, Reply<typeof matchAgreementRows>['lines'][number]>()
  const unknown: string[] = []
  for (const { code, price, maxQty, maxAmount } of rows) {
    const sku = byCode.get(code)
    const isRead =
      pricePattern.test(price) &&
      (maxQty === '' || quantityPattern.test(maxQty)) &&
      (maxAmount === '' || hasFormat('amount', maxAmount))
    if (!sku || !isRead || lines.has(sku.id)) {
      unknown.push(code)
      continue
    }
    lines.set(sku.id, {
      skuId: sku.id,
      price,
      tiers: [],
      maxQty: maxQty === '' ? null : Number(maxQty),
      maxAmount: maxAmount === '' ? null : maxAmount,
      name: sku.name,
      spec: sku.spec,
      unit: sku.unit,
      supplierSku: sku.supplier_sku,
      listPrice: sku.list_price,
    })
  }
  return { lines: [...lines.values()], unknown }
}
