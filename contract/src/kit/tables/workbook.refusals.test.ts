import { describe, expect, test } from 'vitest'
import { cellsOf, readXlsx } from '#test/imports/readSheet.ts'
import { inlineCell, rawWorkbook, sheetOf } from '#test/workbook.ts'

const mega = 1024 * 1024

describe('spreadsheets: refused workbooks and cells', () => {
  test('a cell of 10 MB is refused, the others of its row are not', async () => {
    const rows = `<row><c t="inlineStr"><is><t>${'长'.repeat(10 * mega)}</t></is></c>${inlineCell('good')}</row>`
    const [cells] = cellsOf(await readXlsx(rawWorkbook(sheetOf(rows))))
    expect(cells).toMatchObject([{ bad: 'tooLong' }, 'good'])
  })

  const doctype = '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
  const aRow = `<row>${inlineCell('a')}</row>`
  test.each([
    ['a million columns', sheetOf(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`), 'import.tooManyColumns'],
    ['a cell far to the right', sheetOf('<row><c r="XFD1"><v>1</v></c></row>'), 'import.tooManyColumns'],
    ['an entity of a file', `${doctype}${sheetOf(`<row>${inlineCell('&x;')}</row>`)}`, 'import.unreadable'],
    ['entities of entities', `${laughs}${sheetOf(`<row>${inlineCell('&b;')}</row>`)}`, 'import.unreadable'],
    ['an unknown entity', sheetOf(`<row>${inlineCell('&x;')}</row>`), 'import.unreadable'],
    ['a row beyond the last', sheetOf('<row r="1048577"/>'), 'import.unreadable'],
    ['a row that is none', sheetOf('<row r="-1"/>'), 'import.unreadable'],
    ['rows that go back', sheetOf('<row r="5"/><row r="5"/>'), 'import.unreadable'],
    ['a text that is not there', sheetOf('<row><c t="s"><v>7</v></c></row>'), 'import.unreadable'],
    ['markup that is cut off', sheetOf(aRow).slice(0, -5), 'import.unreadable'],
    ['a tag without an end', sheetOf(`<row a="${'x'.repeat(100_000)}`), 'import.unreadable'],
    [
      'letters of another code',
      Buffer.from(sheetOf(`<row>${inlineCell('\xff\xfe')}</row>`), 'latin1'),
      'import.unreadable',
    ],
    ['more merged ranges than rows', sheetOf(aRow, '<mergeCell ref="A1:B1"/>'.repeat(100_001)), 'import.unreadable'],
  ])('%s: refused', async (_, sheet, refusal) => {
    await expect(readXlsx(rawWorkbook(sheet))).rejects.toThrow(refusal)
  })

  test('content beyond the size limit is not unpacked, declared or not', async () => {
    const large = sheetOf(' '.repeat(8 * mega))
    const lie = rawWorkbook(sheetOf(aRow), [{ name: 'xl/sharedStrings.xml', content: large, claims: 2000 }])
    await expect(readXlsx(rawWorkbook(large), { unpackedBytes: mega })).rejects.toThrow('upload.unpacksTooLarge')
    await expect(readXlsx(lie, { unpackedBytes: mega })).rejects.toThrow('upload.unpacksTooLarge')
    const books = rawWorkbook(sheetOf(aRow), [{ name: 'xl/styles.xml', content: ' '.repeat(17 * mega) }])
    await expect(readXlsx(books)).rejects.toThrow('upload.unpacksTooLarge')
  })

  test.each([
    ['an old format or one with a password', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'.repeat(64), 'latin1')],
    ['text', Buffer.from('货号,品名')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('%s is not an archive', async (_, content) => {
    await expect(readXlsx(content)).rejects.toThrow('upload.content')
  })
})
