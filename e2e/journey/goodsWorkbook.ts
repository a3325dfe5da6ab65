import exceljs from 'exceljs'
import type { JourneySheet } from './goodsFixture.ts'

/** Unusual heading of the supplier code, which has to be mapped by hand. */
export const unmappedHeading = '我司代号'
const headings = [
  '商品名称',
  unmappedHeading,
  '商品分类',
  '品牌',
  '计量单位',
  '商城价',
  '税率',
  '库存',
  '交货天数',
  '主图',
  '商品描述',
]
/** Cell with an invalid price, after the headings and three valid rows. */
export const invalidCell = { cell: 'F5', value: '面议' } as const

/** Workbook as saved by a spreadsheet program. */
export async function workbookOf({ keyword, brand, chair, lamp, pens }: JourneySheet): Promise<Buffer> {
  const book = new exceljs.Workbook()
  const sheet = book.addWorksheet('新品')
  sheet.addRow(headings)
  const bad = { ...lamp, name: `${keyword} 99`, sku: `${lamp.sku}-X`, price: invalidCell.value }
  for (const { name, sku, category, unit, price, taxRate, picture, description } of [chair, lamp, pens, bad])
    sheet.addRow([name, sku, category, brand, unit, asCellValue(price), taxRate, 500, 2, picture, description])
  return Buffer.from(await book.xlsx.writeBuffer())
}

/** Spreadsheet programs store numeric input as numbers. */
const asCellValue = (text: string) => (Number.isNaN(Number(text)) ? text : Number(text))
