import { expect, test } from 'vitest'
import { fileNameIn } from './fileName.ts'

test.each([
  [`attachment; filename="order.pdf"; filename*=UTF-8''%E8%AE%A2%E5%8D%95.pdf`, '订单.pdf'],
  ['attachment; filename="order.pdf"', 'order.pdf'],
  ['attachment; filename=order.pdf', 'order.pdf'],
  [String.raw`attachment; filename="a \"b\".pdf"`, 'a "b".pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%E8%`, 'a.pdf'],
  ['attachment', 'file'],
  [null, 'file'],
])('file name: %s', (disposition, name) => expect(fileNameIn(disposition, 'file')).toBe(name))
