import { expect, test } from 'vitest'
import { downloadBatchTemplate, maxBatchLines, readBatchWorkbook } from '#contract/ordering/batch.ts'
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
  const { lines, problems, layout } = await read(book)
  expect(lines).toEqual([
    { code: '6901234567892', quantity: '20', amount: '35.2', remark: '一号车间' },
    { code: 'AL-V03', quantity: '1200', amount: '9.90', remark: '' },
    { code: '000123', quantity: '3', amount: '', remark: '' },
  ])
  expect(problems).toEqual([])
  expect(layout.unread).toEqual([{ column: 'A', heading: '序号', reason: 'unknown' }])
})

test('workbook of a batch: results of formulas and merged values are read; other cells have their cause', async () => {
  const rows = [
    ['商品编码', '数量'],
    ['A-1', { formula: '1+1', result: 2 }],
    ['A-2', 2],
    ['', 3],
    [{ error: '#REF!' }, 4],
    ['A-5', '12,50'],
    ['6.90E+12', '20个'],
  ]
  const { lines, problems } = await read(
    await buildWorkbook(rows as Parameters<typeof buildWorkbook>[0], (sheet) => sheet.mergeCells('A3:A4')),
  )
  expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['A-1', '2'],
    ['A-2', '2'],
    ['A-2', '3'],
    ['', '4'],
    ['A-5', '12,50'],
    ['6.90E+12', '20个'],
  ])
  expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
    [5, '商品编码', '单元格为错误值'],
    [6, '数量', '小数点写成了逗号，请改用小数点，如 12.50'],
    [7, '商品编码', '数字已变成科学计数法，请将单元格设为文本格式后重新填写'],
    [7, '数量', '无法识别为数字'],
  ])
})

test('workbook of a batch: at most five hundred rows; CSV is accepted, too', async () => {
  const csv = (rows: number) => ['code;qty', ...Array.from({ length: rows }, (_, n) => `C-${n};${n + 1}`)].join('\r\n')
  expect((await read(csv(maxBatchLines), '清单.csv')).lines).toHaveLength(maxBatchLines)
  expect(await refusalOf(read(csv(maxBatchLines + 1), '清单.csv'))).toBe('import.tooManyRows')
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
  const inHundreds = read('商品编码,数量（百个）\nA,1\n', '清单.csv')
  await expect(inHundreds).rejects.toMatchObject({ data: { names: '数量（“数量（百个）”：计量单位不符）' } })
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
