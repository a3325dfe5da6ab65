import exceljs from 'exceljs'
import { type ZipPart, buildZip } from './zip.ts'

/** A workbook as a spreadsheet program writes it, with one sheet of these rows. */
export async function buildWorkbook(
  rows: readonly (readonly exceljs.CellValue[])[],
  shape: (sheet: exceljs.Worksheet, book: exceljs.Workbook) => void = () => {},
): Promise<Buffer> {
  const book = new exceljs.Workbook()
  const sheet = book.addWorksheet('商品')
  for (const row of rows) sheet.addRow([...row])
  shape(sheet, book)
  return Buffer.from(await book.xlsx.writeBuffer())
}

/** A workbook made by hand: this markup as its sheet, and whatever else it should hold. */
export const rawWorkbook = (sheet: string | Buffer, others: readonly ZipPart[] = []): Buffer =>
  buildZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...others,
  ])

/** A sheet's markup around these rows. */
export const sheetOf = (rows: string, after = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`

/** A cell's markup with its text inside. */
export const inlineCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

/** The cells of a downloaded workbook below their headings, sheet by sheet. */
export async function sheetsOf({ content }: { readonly content: Buffer }): Promise<unknown[][][]> {
  const book = new exceljs.Workbook()
  await book.xlsx.load(new Uint8Array(content).buffer)
  return book.worksheets.map((sheet) => {
    const rows: unknown[][] = []
    sheet.eachRow((row) => void rows.push((row.values as unknown[]).slice(1)))
    return rows.slice(1)
  })
}
/** The same of the first sheet. */
export const rowsOf = async (file: { readonly content: Buffer }): Promise<unknown[][]> => (await sheetsOf(file))[0]!
