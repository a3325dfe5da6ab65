import { materialLengths, maxMaterialRows } from '#contract/catalogue/materialCodes.ts'
import { downloadMaterialTemplate, readMaterialSheet } from '#contract/imports/materialSheet.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { sheetFile } from '#kit/spreadsheet/workbook.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { headingOf, readTextSheet, type TextFields } from '../reading/textSheet.ts'

type Field = keyof typeof materialLengths

const fields: TextFields<Field> = {
  code: {
    headings: ['物料编码', 'Material code'],
    otherNames: ['物料号', '物料代码', '料号', '自有编码', '企业物料编码', 'material', 'material_no.', 'own_code'],
    kind: 'code',
    maxLength: materialLengths.code,
    isRequired: true,
  },
  goodsCode: {
    headings: ['商品编码', 'Product code'],
    otherNames: [
      '商品id',
      '商品编号',
      '供应商sku',
      'sku',
      'sku编码',
      '条形码',
      '条码',
      '型号',
      'product_id',
      'supplier_sku',
      'barcode',
      'model',
    ],
    kind: 'code',
    maxLength: materialLengths.goodsCode,
    isRequired: true,
  },
  name: {
    headings: ['物料名称', 'Material name'],
    otherNames: ['物料描述', '名称', 'name', 'description', 'material_description'],
    kind: 'text',
    maxLength: materialLengths.name,
  },
}
const sheet = { fields, maxRows: maxMaterialRows, lacking: 'materialCode.headings' } as const
const columns = Object.keys(fields) as Field[]

export function materialSheetRoutes(app: App) {
  serveDownload(app, downloadMaterialTemplate, async ({ actor: { lang } }) =>
    sheetFile(lang === 'en' ? 'Material codes' : '物料编码模板', 'xlsx', [
      {
        name: lang === 'en' ? 'Material codes' : '物料编码',
        headings: columns.map((column) => headingOf(fields[column], lang)),
        rows: [],
      },
    ]),
  )
  serveUpload(app, readMaterialSheet, ({ actor, input, file }) => readTextSheet(file, input, actor.lang, sheet), {
    quota: uploadQuota,
  })
}
