import { expect, test } from 'vitest'
import { downloadBatchTemplate, mostBatchLines, readBatchWorkbook } from '#contract/ordering/batch.ts'
import { refusalOf } from '#test/app.ts'
import { createBatchFixture } from '#test/ordering/batch.ts'
import { download, upload } from '#test/upload.ts'
import { buildWorkbook, rawWorkbook, sheetOf, sheetsOf } from '#test/workbook.ts'

const { buyer } = await createBatchFixture()
const read = (content: Buffer | string, name = '清单.xlsx') => upload(buyer, readBatchWorkbook, { name, content })

test('workbook of a batch: finds lines below a title, with any headings and cell types', async () => {
  const book = await buildWorkbook([
    ['十一月补货清单'],
    [],
    ['序号', '条形码', '型号', '数量（个）', '期望单价（元）', '备注'],
    [1, 6_901_234_567_892, '', 20, 35.2, '一号车间'],
    [],
    [2, '', 'AL-V03', ' 1,200 ', '￥9.90', ''],
    [3, '000123', 'AL-V04', '3', '', '　'],
  ])
  expect(await read(book)).toEqual({
    lines: [
      { code: '6901234567892', quantity: '20', amount: '35.2', remark: '一号车间' },
      { code: 'AL-V03', quantity: '1,200', amount: '¥9.90', remark: '' },
      { code: '000123', quantity: '3', amount: '', remark: '' },
    ],
    problems: [],
  })
})

test('workbook of a batch: formulas, merged and invalid cells are left empty with their cause', async () => {
  const rows = [
    ['商品编码', '数量'],
    ['A-1', { formula: '1+1', result: 2 }],
    ['A-2', 2],
    ['', 3],
    [{ error: '#REF!' }, 4],
  ]
  const { lines, problems } = await read(
    await buildWorkbook(rows as Parameters<typeof buildWorkbook>[0], (sheet) => sheet.mergeCells('A3:A4')),
  )
  expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['A-1', ''],
    ['', '2'],
    ['', '3'],
    ['', '4'],
  ])
  expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, '数量', '请将公式转换为数值'],
    [3, '商品编码', '请取消合并单元格'],
    [4, '商品编码', '请取消合并单元格'],
    [5, '商品编码', '请将公式转换为数值'],
  ])
})

test('workbook of a batch: at most five hundred rows; CSV is accepted, too', async () => {
  const csv = (rows: number) => ['code;qty', ...Array.from({ length: rows }, (_, n) => `C-${n};${n + 1}`)].join('\r\n')
  expect((await read(csv(mostBatchLines), '清单.csv')).lines).toHaveLength(mostBatchLines)
  expect(await refusalOf(read(csv(mostBatchLines + 1), '清单.csv'))).toBe('import.tooManyRows')
})

test('workbook of a batch: other files are refused', async () => {
  expect(
    await refusalOf(
      read(
        await buildWorkbook([
          ['名称', '备注'],
          ['手套', '急'],
        ]),
      ),
    ),
  ).toBe('batch.headings')
  expect(await refusalOf(read(await buildWorkbook([['商品编码', '数量']])))).toBe('import.empty')
  expect(await refusalOf(read('no workbook'))).toBe('upload.content')
  const bomb = rawWorkbook(sheetOf(' '.repeat(40 * 1024 * 1024)))
  expect(await refusalOf(read(bomb))).toBe('upload.unpacksTooLarge')
})

test('workbook of a batch: the template can be read, is empty, and has instructions', async () => {
  const template = await download(buyer, downloadBatchTemplate, {})
  const [, help] = await sheetsOf(template)
  expect(help!.map(([column]) => column)).toEqual(
    expect.arrayContaining(['商品编码', '数量', '期望单价（元）', '备注']),
  )
  expect(await refusalOf(read(template.content))).toBe('import.empty')
})
