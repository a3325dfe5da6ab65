import exceljs from 'exceljs'

export const messyHeadings = [
  'SKU 编码',
  'Product name',
  '分类',
  '单位',
  'Price',
  '型号',
  '图片',
  '属性',
  '库存',
  '税率(%)',
  'Lead time',
  'Barcode',
  '内部备注',
] as const

export type Line = Record<(typeof messyHeadings)[number], exceljs.CellValue>

interface Defect {
  readonly given: Partial<Line>
  readonly causes: readonly string[]
}

export const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Defects of optional cells: the row is kept. */
export const optional: readonly Defect[] = [
  { given: { 库存: '现货充足' }, causes: ['importCell.notNumber'] },
  { given: { 库存: -3 }, causes: ['importCell.outOfRange'] },
  { given: { 库存: 1.5 }, causes: ['importCell.notWhole'] },
  { given: { '税率(%)': '十三' }, causes: ['importCell.notNumber'] },
  { given: { 'Lead time': new Date('2026-02-03T00:00:00Z') }, causes: ['importCell.date'] },
  { given: { 'Lead time': '2026-02-31' }, causes: ['importCell.notNumber'] },
  { given: { 型号: long('RX-2400/', 240) }, causes: ['importCell.tooLong'] },
  { given: { 图片: '见附件' }, causes: ['importCell.notPicture'] },
  { given: { 图片: 'http://img.example/1.jpg ftp://img.example/2.jpg' }, causes: ['importCell.notPicture'] },
  { given: { 属性: '颜色:红;没有值;尺寸:L' }, causes: ['importCell.badPairs'] },
  { given: { 属性: `说明:${long('长', 1234)};颜色:红` }, causes: ['importCell.pairTooLong'] },
  { given: { 属性: '颜色:红;颜色:蓝' }, causes: ['importCell.pairTwice'] },
  { given: { Barcode: { formula: 'A1&"0"' } }, causes: ['importCell.formula'] },
  { given: { Barcode: 6_901_234_567_890_123_000 }, causes: ['importCell.digitsLost'] },
  { given: { 型号: 'RX\ufffd-1' }, causes: ['importCell.brokenText'] },
  { given: { 库存: '?', 图片: '无' }, causes: ['importCell.notNumber', 'importCell.notPicture'] },
]
/** Defects that reject the row. */
export const required: readonly Defect[] = [
  { given: { Price: '面议' }, causes: ['importCell.notNumber'] },
  { given: { 'Product name': long('很长的名称', 301) }, causes: ['importCell.tooLong'] },
  { given: { 分类: '没有这个分类' }, causes: ['importCell.unknownCategory'] },
  { given: { 单位: null }, causes: ['importCell.required'] },
]
