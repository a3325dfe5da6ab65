import { expect, test } from 'vitest'
import { compoundsOf, termsOfWords, termsRelated } from './related.rules.ts'

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

test('related: words that stand apart are a compound that a term is called', () => {
  const words = new Set(['服务器柜', '粉碎文件', '户外灯'])
  const compounds = (...texts: string[]) => {
    const terms = texts.map((text, at) => ({ text, at, isModifier: false, aside: null }))
    return compoundsOf(terms, terms.at(-1), (text) => words.has(text)).map(({ text }) => text)
  }
  expect(compounds('放', '服务器', '柜子')).toEqual(['服务器柜'])
  expect(compounds('文件', '粉碎')).toEqual(['粉碎文件'])
  expect(compounds('户外', '头灯')).toEqual([])
})
