import exceljs from 'exceljs'
import { type ZipPart, buildZip } from './zip.ts'

/** Workbook with one sheet of these rows, as saved by a spreadsheet program. */
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

/** Handmade workbook with this sheet markup and further parts. */
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

/** Sheet markup around rows. */
export const sheetOf = (rows: string, after = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`

/** Cell markup with inline text. */
export const inlineCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

/** Cells of a downloaded workbook below the headings, by sheet. */
export async function sheetsOf({ content }: { readonly content: Buffer }): Promise<unknown[][][]> {
  const book = new exceljs.Workbook()
  await book.xlsx.load(new Uint8Array(content).buffer)
  return book.worksheets.map((sheet) => {
    const rows: unknown[][] = []
    const width = sheet.getRow(1).cellCount
    // Empty cells are not in the file; a note below the rows is one cell.
    sheet.eachRow((row) => {
      const values = Array.from((row.values as unknown[]).slice(1), (value) => value ?? '')
      const missing = values.length > 1 ? Math.max(0, width - values.length) : 0
      rows.push([...values, ...Array.from({ length: missing }, () => '')])
    })
    return rows.slice(1)
  })
}
/** The same for the first sheet. */
export const rowsOf = async (file: { readonly content: Buffer }): Promise<unknown[][]> => (await sheetsOf(file))[0]!
