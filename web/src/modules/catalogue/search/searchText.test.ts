import { expect, test } from 'vitest'
import { correctionPieces, relaxedPieces } from './searchText.ts'

const shown = (pieces: ReturnType<typeof correctionPieces>) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')

test.each([
  ['防暴对讲机', '防爆对讲机', '防[爆]对讲机'],
  ['口照', '口罩', '口[罩]'],
  ['hikvison', 'hikvision', 'hikvis[i]on'],
  ['HIKVISON 镜头', 'hikvision 镜头', 'hikvis[i]on 镜头'],
  ['kouzhao', '口罩', '[口罩]'],
  ['笔记本', '笔记本 电脑', '笔记本 [电脑]'],
])('search text: marks the difference between %s and its correction %s', (typed, meant, marked) => {
  expect(shown(correctionPieces(typed, meant))).toBe(marked)
})

test.each([
  ['防爆对讲机 48 信道 黄', '防爆对讲机 48 信道', ['黄'], '防爆对讲机 48 信道 [黄]'],
  ['防爆对讲机 48 信道 黄', '防爆对讲机 黄', ['48 信道'], '防爆对讲机 [48 信道] 黄'],
  ['黄金线 黄', '黄金线', ['黄'], '黄金线 [黄]'],
  ['黄色手套加厚', '手套', ['黄色', '加厚'], '[黄色]手套[加厚]'],
  ['Glove XXL', 'glove', ['xxl'], 'Glove [XXL]'],
  ['手套 手套 红', '手套', ['手套', '红'], '[手套] 手套 [红]'],
  ['防暴对讲机 黄', '防爆对讲机', ['防爆的', '黄'], '防爆对讲机 [防爆的 黄]'],
])('search text: of %s, searched as %s, strikes through %j', (typed, keyword, dropped, marked) => {
  expect(shown(relaxedPieces(typed, keyword, dropped))).toBe(marked)
})
