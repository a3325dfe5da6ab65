import { expect, test } from 'vitest'
import { termsOfWords, termsRelated } from './related.rules.ts'

const terms = ['账本', '回墨印章', '检耳镜', '打印纸', '印纸', '电箱', '手套', 'gloves']
test.each([
  ['记账本', ['账本', '本']],
  ['回墨印', ['回墨印章']],
  ['耳镜', ['检耳镜']],
  ['办公打印用纸', ['打印纸', '纸']],
  ['电烤箱', []],
  ['套', []],
  ['橡胶锤', ['锤']],
  ['缝纫机', []],
])('related terms: of %s', (text, expected) => {
  expect(termsRelated(text, terms)).toEqual(expected)
})

test('related terms: English words are found with others between', () => {
  const english = ['hand wash', 'hand dryer', 'wash', 'soft hand wash']
  expect(termsOfWords(['hand', 'washing', 'liquids'], english)).toEqual(['hand wash'])
})
