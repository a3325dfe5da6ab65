import * as contract from '#contract/catalogue/materialCodes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { createMaterialCode, editMaterialCode, removeMaterialCode, saveMaterialCodes } from './materialCode.service.ts'
import { materialCodeList, type MaterialCodeRow } from './materialCode.store.ts'

/** The first columns are those that are read back. */
const columns: ColumnsOf<typeof contract.exportMaterialCodes> = {
  code: ['物料编码', 'Material code'],
  skuId: ['商品编码', 'Product code'],
  name: ['物料名称', 'Material name'],
  goodsName: ['商品名称', 'Product'],
  spec: ['规格', 'Options'],
  supplierSku: ['供应商 SKU', 'Supplier SKU'],
  supplierName: ['供应商', 'Supplier'],
  isLive: ['在售', 'On sale'],
}

export function materialCodeRoutes(app: App) {
  const records = serveRecords(app, contract.listMaterialCodes, {
    list: materialCodeList,
    present: (row: MaterialCodeRow): contract.MaterialCode => row,
    exported: { route: contract.exportMaterialCodes, name: ['物料编码', 'Material codes'], columns },
  })
  records.detail(contract.getMaterialCode, ({ id }) => id)
  records.write(contract.createMaterialCode, createMaterialCode)
  records.write(contract.editMaterialCode, editMaterialCode)
  records.write(contract.removeMaterialCode, removeMaterialCode)
  serve(app, contract.saveMaterialCodes, ({ db, actor, input }) => saveMaterialCodes(db, actor, input))
}
