import { expect, test } from 'vitest'
import type { BatchEntry } from '#contract/ordering/batch.ts'
import { columnsIn } from '#contract/kit/tables/columns.ts'
import { batchRowOf, batchTable, missingBatchColumns } from './batch.columns.rules.ts'
import { merged, piecesIn, pricesIn, resolve } from './batch.rules.ts'

const batchColumnsOf = (headings: readonly string[]) => columnsIn(headings, batchTable).columns

test.each([
  ['10', 10],
  [' 1,200 ', 1200],
  ['１２', 12],
  ['3.0', 3],
  ['3.5', null],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['十', null],
  ['10个', null],
  ['99999999', 99_999_999],
  ['100000000', null],
] as const)('batch: the quantity %j is parsed as %j pieces', (text, pieces) => expect(piecesIn(text)).toBe(pieces))

test.each([
  ['', []],
  ['35.2', ['35.2']],
  ['￥1,280.00', ['1280.00']],
  ['35.20001', null],
  ['-1', null],
  ['面议', null],
] as const)('batch: the expected price %j is parsed as %j', (text, prices) => expect(pricesIn(text)).toEqual(prices))

const entry = (key: string, given: Partial<BatchEntry> = {}): BatchEntry => ({
  key,
  code: 'A',
  quantity: '2',
  amount: '',
  remark: '',
  skuId: null,
  ...given,
})

test('batch: an ambiguous code has no goods until the buyer selects one of them', () => {
  expect(resolve(entry('1'), ['7', '8'], 10)).toMatchObject({ skuId: null, candidates: ['7', '8'], hasMore: false })
  expect(resolve(entry('1', { skuId: '8' }), ['7', '8'], 10).skuId).toBe('8')
  expect(resolve(entry('1', { skuId: '9' }), ['7', '8'], 10).skuId).toBeNull()
  expect(resolve(entry('1', { skuId: '9' }), [], 10).skuId).toBeNull()
  expect(resolve(entry('1'), ['7', '8', '9'], 2)).toMatchObject({ candidates: ['7', '8'], hasMore: true })
})

test('batch: lines of the same goods are merged with all expected prices; invalid quantities stay separate', () => {
  const lines = [
    entry('1', { amount: '3', remark: '一车间' }),
    entry('2', { code: 'B', quantity: '1' }),
    entry('3', { code: 'a', quantity: '3', amount: '4', remark: '二车间' }),
    entry('4', { quantity: 'x' }),
  ].map((each) => resolve(each, each.code === 'B' ? ['8'] : ['7'], 10))
  const joined = merged(lines)
  expect(joined.map(({ entry: { key }, pieces, mergedKeys }) => [key, pieces, mergedKeys])).toEqual([
    ['1', 5, ['3']],
    ['2', 1, []],
    ['4', null, []],
  ])
  expect(joined[0]).toMatchObject({ expected: ['3', '4'], entry: { quantity: '5', remark: '一车间; 二车间' } })
})

test('batch: columns are found by common headings, in both languages and any order', () => {
  expect(batchColumnsOf(['备注', '*数量（个）', '*商品编码'])).toEqual({
    code: [2],
    quantity: [1],
    amount: [],
    remark: [0],
  })
  expect(batchColumnsOf(['Model', 'EAN', 'Qty', 'Unit price'])).toMatchObject({
    code: [0, 1],
    quantity: [2],
    amount: [3],
  })
  expect(missingBatchColumns(batchColumnsOf(['备注', '名称']))).toEqual(['code', 'quantity'])
})

test('batch: of several code columns the first filled one is used', () => {
  const columns = batchColumnsOf(['型号', '条形码', '数量'])
  expect(batchRowOf(2, ['', 6_901_234_567_892, 3], columns, 'zh-CN').line).toMatchObject({
    code: '6901234567892',
    quantity: '3',
  })
})

test('batch: an unreadable cell is reported with its cause, and its text is kept', () => {
  const columns = batchColumnsOf(['编码', '数量', '单价', '备注'])
  const cells = [2 ** 60, { bad: 'formula', shown: '=A1' }, { bad: 'picture', shown: '' }, 'x'.repeat(201)] as const
  const { line, problems } = batchRowOf(5, cells, columns, 'zh-CN')
  expect(line).toEqual({ code: '', quantity: '', amount: '', remark: '' })
  expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
    [5, '商品编码', '超过 15 位的数字会丢失精度，请设为文本格式'],
    [5, '数量', '公式没有计算结果，请粘贴为数值'],
    [5, '期望单价（元）', '单元格中是图片，未导入；请填写图片地址'],
    [5, '备注', '内容过长：201 个字符，最多 200 个'],
  ])
  const figures = batchRowOf(6, ['6.9E+12', '12,50', '$5', ''], columns, 'zh-CN')
  expect(figures.line).toMatchObject({ code: '6.9E+12', quantity: '12,50', amount: '$5' })
  expect(figures.problems.map(({ message }) => message)).toEqual([
    '数字已变成科学计数法，请将单元格设为文本格式后重新填写',
    '小数点写成了逗号，请改用小数点，如 12.50',
    '不是人民币金额，请换算为人民币后填写',
  ])
  expect(batchRowOf(7, ['A', '１，２００', '￥9.90', ''], columns, 'zh-CN').line).toMatchObject({
    quantity: '1200',
    amount: '9.90',
  })
})
