import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawWorkbook, sheetOf, buildWorkbook } from '#test/workbook.ts'
import { shownOf, type SheetRow } from './cell.rules.ts'
import { openCsv } from './csv.ts'
import { columnOf, isDateFormat, mergeFinder, type SheetLimits } from './sheet.rules.ts'
import { openWorkbook } from './xlsx.ts'

const usualLimits: SheetLimits = { rows: 20_000, columns: 200, unpackedBytes: 200 * 1024 * 1024 }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** All rows of a file. */
async function read(open: typeof openCsv, content: Buffer | string, limits: Partial<SheetLimits> = {}) {
  const path = join(folder, 'file')
  await writeFile(path, content)
  const rows: SheetRow[] = []
  for await (const row of (await open(path, { ...usualLimits, ...limits })).rows()) rows.push(row)
  return rows
}
const xlsx = (content: Buffer, limits?: Partial<SheetLimits>) => read(openWorkbook, content, limits)
const csv = (content: Buffer | string, limits?: Partial<SheetLimits>) => read(openCsv, content, limits)
const cellsOf = (rows: SheetRow[]) => rows.map(({ cells }) => cells)
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const mega = 1024 * 1024

describe('spreadsheets: a workbook', () => {
  test('every kind of cell is read as what it is', async () => {
    const book = await buildWorkbook([
      ['货号', '品名', '含税单价'],
      ['A1', { richText: [{ text: '防护' }, { font: { bold: true }, text: '手套' }] }, 35.2],
      ['=1+1', { text: '链接', hyperlink: 'https://a.cn/' }, true],
      [{ formula: 'A1*2', result: 70.4 }, { error: '#N/A' }, new Date('2026-01-02')],
      [null, 'a < b & "c" 😀\n第二行', 1e-7],
    ])
    expect(cellsOf(await xlsx(book))).toEqual([
      ['货号', '品名', '含税单价'],
      ['A1', '防护手套', 35.2],
      ['=1+1', '链接', 'TRUE'],
      [
        { bad: 'formula', shown: '=A1*2' },
        { bad: 'error', shown: '#N/A' },
        { bad: 'date', shown: '46024' },
      ],
      [null, 'a < b & "c" 😀\n第二行', 1e-7],
    ])
  })

  test('the first sheet that is not hidden is read', async () => {
    const book = await buildWorkbook([['hidden']], (sheet, all) => {
      sheet.state = 'hidden'
      all.addWorksheet('second').addRow(['seen'])
      all.addWorksheet('third').addRow(['not seen'])
    })
    expect(cellsOf(await xlsx(book))).toEqual([['seen']])
  })

  test('letters that fall between two pieces of the file stay whole', async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => [
      `货号${n}`,
      '劳保安防手部防护丁腈手套'.repeat(3),
      '😀'.repeat(n % 7),
    ])
    const read = cellsOf(await xlsx(await buildWorkbook(rows))).map((cells) => cells.map(shownOf).join('|'))
    expect(read.filter((text) => text.includes('\uFFFD'))).toEqual([])
    expect(read.every((text) => text.includes('|劳保安防手部防护丁腈手套'))).toBe(true)
    const own = rawWorkbook(sheetOf(rows.map((row) => `<row>${row.map(inline).join('')}</row>`).join('')))
    expect(cellsOf(await xlsx(own)).map((cells) => cells.map(shownOf).join('|'))).toEqual(
      rows.map((row) => row.join('|').replace(/\|$/, '')),
    )
  })

  test('every cell of a merged range is marked, the others are not', async () => {
    const book = await buildWorkbook(
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
        ['4', '5', '6'],
      ],
      (sheet) => {
        sheet.mergeCells('A2:A3')
        sheet.mergeCells('B3:C3')
      },
    )
    expect(
      cellsOf(await xlsx(book)).map((cells) => cells.map((cell) => (typeof cell === 'object' ? '#' : cell))),
    ).toEqual([
      ['a', 'b', 'c'],
      ['#', '2', '3'],
      ['#', '#', '#'],
    ])
  })

  test('markup that is rare but right', async () => {
    const strings = `<x:sst xmlns:x="m"><x:si><x:t>手</x:t><x:rPh sb="0" eb="1"><x:t>shou</x:t></x:rPh></x:si>
      <x:si><x:r><x:t xml:space="preserve">a </x:t></x:r><x:r><x:t>b_x000D_</x:t></x:r></x:si></x:sst>`
    const sheet = `<x:worksheet xmlns:x="m"><!-- <c> --><x:sheetData><x:row r='3' a="1>2"><x:c t='s'><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c>
      <x:c r="E3" t="inlineStr"><x:is><x:t><![CDATA[<b>&amp;]]></x:t></x:is></x:c><x:c r="F3" t="str"><x:v>&#x4e2d;&#25991;&lt;</x:v></x:c>
      <x:c r="G3"/></x:row></x:sheetData></x:worksheet>`
    expect(await xlsx(rawWorkbook(sheet, [{ name: 'xl/sharedStrings.xml', content: strings }]))).toEqual([
      { no: 3, cells: ['手', 'a b\r', null, null, '<b>&amp;', '中文<'] },
    ])
  })

  test('a cell of 10 MB is refused, the others of its row are not', async () => {
    const rows = `<row><c t="inlineStr"><is><t>${'长'.repeat(10 * mega)}</t></is></c>${inline('good')}</row>`
    const [cells] = cellsOf(await xlsx(rawWorkbook(sheetOf(rows))))
    expect(cells).toMatchObject([{ bad: 'tooLong' }, 'good'])
  })

  const doctype = '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
  const aRow = `<row>${inline('a')}</row>`
  test.each([
    ['a million columns', sheetOf(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`), 'import.tooManyColumns'],
    ['a cell far to the right', sheetOf('<row><c r="XFD1"><v>1</v></c></row>'), 'import.tooManyColumns'],
    ['an entity of a file', `${doctype}${sheetOf(`<row>${inline('&x;')}</row>`)}`, 'import.unreadable'],
    ['entities of entities', `${laughs}${sheetOf(`<row>${inline('&b;')}</row>`)}`, 'import.unreadable'],
    ['an unknown entity', sheetOf(`<row>${inline('&x;')}</row>`), 'import.unreadable'],
    ['a row beyond the last', sheetOf('<row r="1048577"/>'), 'import.unreadable'],
    ['a row that is none', sheetOf('<row r="-1"/>'), 'import.unreadable'],
    ['rows that go back', sheetOf('<row r="5"/><row r="5"/>'), 'import.unreadable'],
    ['a text that is not there', sheetOf('<row><c t="s"><v>7</v></c></row>'), 'import.unreadable'],
    ['markup that is cut off', sheetOf(aRow).slice(0, -5), 'import.unreadable'],
    ['a tag without an end', sheetOf(`<row a="${'x'.repeat(100_000)}`), 'import.unreadable'],
    [
      'letters of another code',
      Buffer.from(sheetOf(`<row>${inline('\xff\xfe')}</row>`), 'latin1'),
      'import.unreadable',
    ],
    ['more merged ranges than rows', sheetOf(aRow, '<mergeCell ref="A1:B1"/>'.repeat(100_001)), 'import.unreadable'],
  ])('%s: refused', async (_, sheet, refusal) => {
    await expect(xlsx(rawWorkbook(sheet))).rejects.toThrow(refusal)
  })

  test('control characters reach the rules as they are', async () => {
    const [cells] = cellsOf(
      await xlsx(
        rawWorkbook(
          sheetOf(`<row>${inline('a&#7;b')}${inline('c\u0001')}${inline('d_x0000_e')}${inline('&#xD83D;')}</row>`),
        ),
      ),
    )
    expect(cells).toEqual(['a\u0007b', 'c\u0001', 'd\uFFFDe', '\uFFFD'])
  })

  test('what unpacks to too much is not unpacked, whether it says so or not', async () => {
    const large = sheetOf(' '.repeat(8 * mega))
    const lie = rawWorkbook(sheetOf(aRow), [{ name: 'xl/sharedStrings.xml', content: large, claims: 2000 }])
    await expect(xlsx(rawWorkbook(large), { unpackedBytes: mega })).rejects.toThrow('upload.unpacksTooLarge')
    await expect(xlsx(lie, { unpackedBytes: mega })).rejects.toThrow('upload.unpacksTooLarge')
    const books = rawWorkbook(sheetOf(aRow), [{ name: 'xl/styles.xml', content: ' '.repeat(17 * mega) }])
    await expect(xlsx(books)).rejects.toThrow('upload.unpacksTooLarge')
  })

  test.each([
    ['an old format or one with a password', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'.repeat(64), 'latin1')],
    ['text', Buffer.from('货号,品名')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('%s is no archive', async (_, content) => {
    await expect(xlsx(content)).rejects.toThrow('upload.content')
  })
})

describe('spreadsheets: a list of values', () => {
  const rows = [
    ['货号', '品名', '单价'],
    ['A1', '手套, "加厚"\n丁腈', '3.5'],
  ]
  const text = '货号,品名,单价\r\nA1,"手套, ""加厚""\n丁腈",3.5\r\n'
  const gb18030 = Buffer.from(
    'bbf5bac52cc6b7c3fb2cb5a5bcdb0d0a41312c22cad6ccd72c202222bcd3baf122220ab6a1ebe6222c332e350d0a',
    'hex',
  )

  test.each([
    ['UTF-8', text],
    ['UTF-8 with its mark', `\uFEFF${text}`],
    ['GB18030', gb18030],
    ['without an end', text.trimEnd()],
    ['with semicolons', text.replaceAll(/,(?! )/g, ';')],
    ['with tabs', text.replaceAll(/,(?! )/g, '\t')],
    ['with bare line ends', text.replaceAll('\r\n', '\n')],
  ])('%s', async (_, content) => expect(cellsOf(await csv(content))).toEqual(rows))

  test('rows are numbered as a spreadsheet program numbers them; a formula is not calculated', async () => {
    expect(await csv('a,b\n\n"=1+1",=cmd|x\n,\n')).toEqual([
      { no: 1, cells: ['a', 'b'] },
      { no: 2, cells: [''] },
      {
        no: 3,
        cells: [
          { bad: 'formula', shown: '=1+1' },
          { bad: 'formula', shown: '=cmd|x' },
        ],
      },
      { no: 4, cells: ['', ''] },
    ])
  })

  test.each([
    ['bytes of no code', Buffer.from([0x61, 0xff, 0xff, 0x0a]), 'import.encoding'],
    ['nulls', 'a,b\n1,\u0000', 'import.encoding'],
    ['a quote without an end', 'a,b\n1,"2\n3,4', 'import.unreadable'],
    ['a million columns', ','.repeat(1_000_000), 'import.tooManyColumns'],
  ])('%s: refused', async (_, content, refusal) => {
    await expect(csv(content)).rejects.toThrow(refusal)
  })

  test('a cell of 10 MB is refused, the others are not', async () => {
    expect(cellsOf(await csv(`a,"${'长'.repeat(3 * mega)}",b`))).toMatchObject([['a', { bad: 'tooLong' }, 'b']])
  })
})

test('spreadsheets: columns by their letters, formats by what they show, merged ranges by their rows', () => {
  expect(['A', 'Z', 'AA', 'XFD'].map(columnOf)).toEqual([0, 25, 26, 16_383])
  expect([14, 22, 57, 0, 49].map((id) => isDateFormat(id, undefined))).toEqual([true, true, true, false, false])
  const formats = ['yyyy-mm-dd', '[$-804]h:mm', '"day" 0.00', '[Red]0.00', 'General', '0.00\\d']
  expect(formats.map((format) => isDateFormat(164, format))).toEqual([true, true, false, false, false, false])
  const find = mergeFinder([
    { top: 3, bottom: 9, left: 0, right: 0 },
    { top: 1, bottom: 2, left: 1, right: 1 },
    { top: 3, bottom: 3, left: 2, right: 2 },
  ])
  expect([1, 2, 3, 4, 10].map((row) => find(row).length)).toEqual([1, 1, 2, 1, 0])
})
