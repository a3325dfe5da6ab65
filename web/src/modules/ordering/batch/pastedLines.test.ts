import { expect, test } from 'vitest'
import { linesIn } from './pastedLines.ts'

const line = (code: string, quantity = '', amount = '', remark = '') => ({ code, quantity, amount, remark })

test.each([
  ['GL-01\t10', line('GL-01', '10')],
  ['GL-01\t10\t35.20\t一号车间', line('GL-01', '10', '35.20', '一号车间')],
  ['GL-01\t\t35.20', line('GL-01', '', '35.20')],
  ['GL-01\t1,200', line('GL-01', '1,200')],
  ['"GL-01"\t10', line('GL-01', '10')],
  ['GL-01, 10', line('GL-01', '10')],
  ['GL-01，10，35.2，急', line('GL-01', '10', '35.2', '急')],
  ['GL-01;10', line('GL-01', '10')],
  ['GL-01；10', line('GL-01', '10')],
  ['GL-01 x 10', line('GL-01', '10')],
  ['GL-01 X10', line('GL-01', '10')],
  ['GL-01 × 10', line('GL-01', '10')],
  ['GL-01 * 10', line('GL-01', '10')],
  ['M6x20', line('M6x20')],
  ['M6x20 x 5', line('M6x20', '5')],
  ['6901234567892 10', line('6901234567892', '10')],
  ['6901234567892　１０', line('6901234567892', '10')],
  ['AL V03 12', line('AL V03', '12')],
  ['AL V03, 1', line('AL V03', '1')],
  ['GL-01 x 1,200', line('GL-01', '1,200')],
  ['GL-01 x 5, 35.20, 急', line('GL-01', '5', '35.20', '急')],
  ['GL-01 ten', line('GL-01 ten')],
  ['  GL-01  ', line('GL-01')],
  ['GL-01,', line('GL-01')],
  ['\t10', line('', '10')],
])('pasted lines: %j', (text, expected) => expect(linesIn(text)).toEqual([expected]))

test('pasted lines: headings and empty lines are ignored, with any line ending', () => {
  expect(linesIn('商品编码\t数量\r\nA\t1\n\n \rB\t2\n')).toEqual([line('A', '1'), line('B', '2')])
  expect(linesIn('Product code, Qty\nA, 1')).toEqual([line('A', '1')])
  expect(linesIn('CODE-7, 2')).toEqual([line('CODE-7', '2')])
  expect(linesIn(' \n\t\n')).toEqual([])
})

test("pasted lines: values are limited to the server's maximum lengths", () => {
  const [long] = linesIn(`${'x'.repeat(300)}\t${'1'.repeat(30)}\t\t${'y'.repeat(300)}`)
  expect([long!.code.length, long!.quantity.length, long!.remark.length]).toEqual([200, 20, 200])
})
