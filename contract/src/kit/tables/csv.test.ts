import { describe, expect, test } from 'vitest'
import { cellsOf, readCsv } from '#test/imports/readSheet.ts'

const mega = 1024 * 1024

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
    ['with returns only', text.replaceAll('\r\n', '\r')],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without it', Buffer.from(text, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('%s', async (_, content) => expect(cellsOf(await readCsv(content))).toEqual(rows))

  test('rows have spreadsheet numbers; formulas are not calculated', async () => {
    expect(await readCsv('a,b\n\n"=1+1",=cmd|x\n,\n')).toEqual([
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

  test('a quoted constant is a text, and a first line may name the separator', async () => {
    expect(cellsOf(await readCsv('"=""00123""",="A-1"\n'))).toEqual([['00123', 'A-1']])
    expect(await readCsv('sep=;\na;b\n')).toEqual([{ no: 2, cells: ['a', 'b'] }])
    expect(cellsOf(await readCsv('"a,b,c";d\n1;2\n'))).toEqual([
      ['a,b,c', 'd'],
      ['1', '2'],
    ])
  })

  test.each([
    ['bytes of no code', Buffer.from([0x61, 0xff, 0xff, 0x0a]), 'import.encoding'],
    ['nulls', 'a,b\n1,\u0000', 'import.encoding'],
    ['a quote without an end', 'a,b\n1,"2\n3,4', 'import.unreadable'],
    ['a million columns', ','.repeat(1_000_000), 'import.tooManyColumns'],
  ])('%s: refused', async (_, content, refusal) => {
    await expect(readCsv(content)).rejects.toThrow(refusal)
  })

  test('a cell of 10 MB is refused, the others are not', async () => {
    expect(cellsOf(await readCsv(`a,"${'长'.repeat(3 * mega)}",b`))).toMatchObject([['a', { bad: 'tooLong' }, 'b']])
  })
})
