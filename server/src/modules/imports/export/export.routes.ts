import { setImmediate as nextTick } from 'node:timers/promises'
import * as goodsExport from '#contract/imports/goodsExport.ts'
import type { Lang } from '#contract/refusals.ts'
import type { Database } from '#kit/database/database.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { allCategories } from '#modules/catalogue/index.ts'
import { rowsOfProduct } from './export.rules.ts'
import { type ExportFilter, productsAfter } from './export.store.ts'
import { categoryPaths } from '../import.files.ts'
import { fields } from '../reading/headings.rules.ts'
import { supplierOf } from '../import.access.service.ts'
import { headingOf } from '../reading/texts.rules.ts'
import { sheetFile, type Written } from '#kit/spreadsheet/workbook.ts'

const productsAtOnce = 200

export function exportRoutes(app: App) {
  serveDownload(
    app,
    goodsExport.exportGoods,
    async ({ database, actor, input: { format, ...filter } }) => {
      const { tenantId, lang, now } = actor
      const supplierId = supplierOf(actor)
      const [name, sheet] = lang === 'en' ? ['Products', 'Products'] : ['商品导出', '商品']
      const headings = fields.map((field) => headingOf(field, lang))
      const rows = allRows(database, tenantId, supplierId, filter, lang)
      return sheetFile(`${name}-${now.toISOString().slice(0, 10)}`, format, [{ name: sheet, headings, rows }])
    },
    { isExport: true },
  )
}

/** Reads page by page, so that a long export holds neither a connection nor much memory. */
async function* allRows(
  database: Database,
  tenantId: string,
  supplierId: string,
  filter: ExportFilter,
  lang: Lang,
): AsyncGenerator<Written[]> {
  const paths = categoryPaths(await database.read(tenantId, (db) => allCategories(db)), lang)
  for (let after: string | undefined = '0'; after !== undefined;) {
    const behind: string = after
    const page = await database.read(tenantId, (db) => productsAfter(db, supplierId, behind, filter, productsAtOnce))
    for (const product of page.products) {
      await nextTick()
      yield* rowsOfProduct(product, paths.get(product.categoryId) ?? '', fields)
    }
    after = page.last
  }
}
