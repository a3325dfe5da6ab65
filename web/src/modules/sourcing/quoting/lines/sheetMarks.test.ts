import writeXlsxFile from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { cellKey, firstSheet, marksOf } from './sheetMarks.ts'

test('sheet marks: formulas and merged cells are found by position, and rows are counted', () => {
  const xml = `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row>
    <row r="2"><c r="A2"><f>SUM(B1:B9)</f><v>3</v></c><c r="AB2" s="1"><f t="shared" si="0"/><v>1</v></c><c r="B2"><v>7</v></c></row>
    </sheetData><mergeCells count="2"><mergeCell ref="B2:C3"/><mergeCell ref="bad"/></mergeCells></worksheet>`
  const { rows, formulas, merged } = marksOf(xml)
  expect(rows).toBe(2)
  expect([...formulas]).toEqual([cellKey(1, 0), cellKey(1, 27)])
  expect([...merged]).toEqual(['1,1', '1,2', '2,1', '2,2'])
  // A merge of whole columns is not traversed completely.
  expect(marksOf('<mergeCell ref="A1:XFD1048576"/>').merged.size).toBeLessThanOrEqual(20_000)
})

test('sheet marks: the first sheet of a workbook is unpacked; other files have none', async () => {
  const rows = Array.from({ length: 2000 }, (_, n) => [{ value: `${n}`, type: String }])
  const blob = await writeXlsxFile(rows, {}).toBuffer()
  const bytes = new Uint8Array(blob)
  expect(marksOf((await firstSheet(bytes))!).rows).toBe(2000)
  expect(await firstSheet(new Uint8Array(10))).toBeUndefined()
  expect(
    await firstSheet(new TextEncoder().encode('PK no zip at all, but long enough to be looked at')),
  ).toBeUndefined()
})
