import { describe, expect, test } from 'vitest'
import { cellsOf, readXlsx } from '#test/imports/readSheet.ts'
import { buildWorkbook, inlineCell, rawWorkbook, sheetOf } from '#test/workbook.ts'
import { buildZip } from '#test/zip.ts'
import { shownOf } from './cell.ts'

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
      [70.4, { bad: 'error', shown: '#N/A' }, { bad: 'date', shown: '2026-01-02' }],
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

  test('all cells of a merged range have its value; rows with nothing of their own stay empty', async () => {
    const book = await buildWorkbook(
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
        [null, '5', '6'],
        ['7', '8', '9'],
      ],
      (sheet) => {
        sheet.mergeCells('A2:A3')
        sheet.mergeCells('B4:C4')
      },
    )
    expect(cellsOf(await readXlsx(book))).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      ['1', '5', '6'],
      ['7', '8', '8'],
    ])
    const tall = rawWorkbook(
      sheetOf('<row r="2"><c r="A2"><v>1</v></c></row><row r="4"><c r="B4"/></row>', '<mergeCell ref="A2:A4"/>'),
    )
    expect(cellsOf(await readXlsx(tall))).toEqual([[1], []])
  })

  test('a formula has its stored result; without one it is refused', async () => {
    const sheet = sheetOf(`<row>
      <c t="str"><f>A1&amp;"x"</f><v>ax</v></c><c><f>1+1</f><v>2</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c><f>A1</f></c>
      <c t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c><c t="e" vm="1"><v>#VALUE!</v></c></row>`)
    expect(cellsOf(await readXlsx(rawWorkbook(sheet)))).toEqual([
      [
        'ax',
        2,
        { bad: 'error', shown: '#DIV/0!' },
        { bad: 'formula', shown: '=A1' },
        { bad: 'picture', shown: '' },
        { bad: 'picture', shown: '' },
      ],
    ])
  })

  test('hidden rows are marked', async () => {
    const book = await buildWorkbook([['a'], ['1'], ['3']], (sheet) => {
      sheet.getRow(2).hidden = true
    })
    expect((await readXlsx(book)).map(({ isHidden }) => isHidden === true)).toEqual([false, true, false])
  })

  const relationsOf = (...all: (readonly [id: string, kind: string, target: string])[]) => {
    const type = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    const one = ([id, kind, target]: (typeof all)[number]) =>
      `<Relationship Id='${id}' Type='${type}/${kind}' Target='${target}'/>`
    return `<Relationships>${all.map(one).join('')}</Relationships>`
  }

  test('parts are found by their relationships, whatever they are called', async () => {
    const sheets = '<sheets><sheet name="s" sheetId="1" q:id="r9"/></sheets>'
    const formats = '<numFmts><numFmt numFmtId="170" formatCode="000"/></numFmts>'
    const book = buildZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: '_rels/.rels', content: relationsOf(['r1', 'officeDocument', '/xl/Book 1.xml']) },
      { name: 'xl\\Book 1.xml', content: `<workbook xmlns:q="n">${sheets}</workbook>` },
      {
        name: 'xl/_rels/book 1.xml.rels',
        content: relationsOf(
          ['r9', 'worksheet', 'Sheets/One.xml'],
          ['r2', 'sharedStrings', '../XL/texts.xml'],
          ['r3', 'styles', 'S.xml'],
        ),
      },
      { name: 'xl/sheets/one.xml', content: sheetOf('<row><c t="s"><v>0</v></c><c s="1"><v>7</v></c></row>') },
      { name: 'xl/TEXTS.xml', content: '<sst><si><t>手套</t></si></sst>' },
      {
        name: 'xl/s.xml',
        content: `<styleSheet>${formats}<cellXfs><xf/><xf numFmtId="170"/></cellXfs></styleSheet>`,
      },
    ])
    expect(cellsOf(await readXlsx(book))).toEqual([['手套', '007']])
  })

  test('a picture above an empty cell is named there', async () => {
    const anchor = (row: number) =>
      `<xdr:oneCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:colOff>9</xdr:colOff><xdr:row>${row}</xdr:row></xdr:from><xdr:pic/></xdr:oneCellAnchor>`
    const cells = (no: number) => `<row r="${no}">${inlineCell('a')}</row>`
    const drawn = rawWorkbook(sheetOf(cells(1) + cells(2)), [
      { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: relationsOf(['d', 'drawing', '../drawings/d.xml']) },
      { name: 'xl/drawings/d.xml', content: `<xdr:wsDr xmlns:xdr="x">${anchor(1)}</xdr:wsDr>` },
    ])
    expect(cellsOf(await readXlsx(drawn))).toEqual([['a'], ['a', { bad: 'picture', shown: '' }]])
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
