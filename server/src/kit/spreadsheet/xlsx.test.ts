import { describe, expect, test } from 'vitest'
import { cellsOf, readXlsx } from '#test/imports/readSheet.ts'
import { buildWorkbook, inlineCell, rawWorkbook, sheetOf } from '#test/workbook.ts'
import { shownOf } from './cell.rules.ts'

describe('spreadsheets: a workbook', () => {
  test('every kind of cell is read with its type', async () => {
    const book = await buildWorkbook([
      ['货号', '品名', '含税单价'],
      ['A1', { richText: [{ text: '防护' }, { font: { bold: true }, text: '手套' }] }, 35.2],
      ['=1+1', { text: '链接', hyperlink: 'https://a.cn/' }, true],
      [{ formula: 'A1*2', result: 70.4 }, { error: '#N/A' }, new Date('2026-01-02')],
      [null, 'a < b & "c" 😀\n第二行', 1e-7],
    ])
    expect(cellsOf(await readXlsx(book))).toEqual([
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

  test('the first visible sheet is read', async () => {
    const book = await buildWorkbook([['hidden']], (sheet, all) => {
      sheet.state = 'hidden'
      all.addWorksheet('second').addRow(['seen'])
      all.addWorksheet('third').addRow(['not seen'])
    })
    expect(cellsOf(await readXlsx(book))).toEqual([['seen']])
  })

  test('characters split across chunks stay intact', async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => [
      `货号${n}`,
      '劳保安防手部防护丁腈手套'.repeat(3),
      '😀'.repeat(n % 7),
    ])
    const read = cellsOf(await readXlsx(await buildWorkbook(rows))).map((cells) => cells.map(shownOf).join('|'))
    expect(read.filter((text) => text.includes('\uFFFD'))).toEqual([])
    expect(read.every((text) => text.includes('|劳保安防手部防护丁腈手套'))).toBe(true)
    const own = rawWorkbook(sheetOf(rows.map((row) => `<row>${row.map(inlineCell).join('')}</row>`).join('')))
    expect(cellsOf(await readXlsx(own)).map((cells) => cells.map(shownOf).join('|'))).toEqual(
      rows.map((row) => row.join('|').replace(/\|$/, '')),
    )
  })

  test('only cells of a merged range are marked', async () => {
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
      cellsOf(await readXlsx(book)).map((cells) => cells.map((cell) => (typeof cell === 'object' ? '#' : cell))),
    ).toEqual([
      ['a', 'b', 'c'],
      ['#', '2', '3'],
      ['#', '#', '#'],
    ])
  })

  test('unusual but valid markup', async () => {
    const strings = `<x:sst xmlns:x="m"><x:si><x:t>手</x:t><x:rPh sb="0" eb="1"><x:t>shou</x:t></x:rPh></x:si>
      <x:si><x:r><x:t xml:space="preserve">a </x:t></x:r><x:r><x:t>b_x000D_</x:t></x:r></x:si></x:sst>`
    const sheet = `<x:worksheet xmlns:x="m"><!-- <c> --><x:sheetData><x:row r='3' a="1>2"><x:c t='s'><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c>
      <x:c r="E3" t="inlineStr"><x:is><x:t><![CDATA[<b>&amp;]]></x:t></x:is></x:c><x:c r="F3" t="str"><x:v>&#x4e2d;&#25991;&lt;</x:v></x:c>
      <x:c r="G3"/></x:row></x:sheetData></x:worksheet>`
    expect(await readXlsx(rawWorkbook(sheet, [{ name: 'xl/sharedStrings.xml', content: strings }]))).toEqual([
      { no: 3, cells: ['手', 'a b\r', null, null, '<b>&amp;', '中文<'] },
    ])
  })

  test('control characters reach the rules unchanged', async () => {
    const [cells] = cellsOf(
      await readXlsx(
        rawWorkbook(
          sheetOf(
            `<row>${inlineCell('a&#7;b')}${inlineCell('c\u0001')}${inlineCell('d_x0000_e')}${inlineCell('&#xD83D;')}</row>`,
          ),
        ),
      ),
    )
    expect(cells).toEqual(['a\u0007b', 'c\u0001', 'd\uFFFDe', '\uFFFD'])
  })
})
