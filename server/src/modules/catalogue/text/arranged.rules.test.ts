import { expect, test } from 'vitest'
import { indexOf } from '../vocabulary/synonym.rules.ts'
import { arranged, parted } from './arranged.rules.ts'

const terms = ['电脑摄像头', '打印机', '口罩', 'bv', 'ph meter', 'cat6', 'tie', 'clipboard']
const synonyms = indexOf(terms.map((term) => ({ key: term, kind: 'equivalent', terms: [term, '别的'] })))
const none = () => []
const by = {
  tokenizer: { pieces: (text: string) => [text], isWord: () => false },
  synonyms,
  categories: { leavesOf: none, leavesEndingIn: none, leavesSounding: none },
}

test.each([
  ['mie huo qi 4kg', 'miehuoqi 4kg'],
  ['tie de', 'tie de'],
  ['ph meter', 'ph meter'],
  ['摄像头 电脑 1080p', '电脑摄像头 1080p'],
  ['打印机 摄像头', '打印机 摄像头'],
  ['采购 100口罩', '采购 100, 口罩'],
  ['301322 安全鞋', '301322, 安全鞋'],
  ['5号电池', '5号电池'],
])('arranged: %s is read as %s', (keyword, expected) => {
  expect(arranged(keyword, by)).toBe(expected)
})

test.each([
  ['bv2.5', 'bv 2.5'],
  ['bv-2.5 红', 'bv 2.5 红'],
  ['a4zhi', 'a4 zhi'],
  ['cat6', 'cat6'],
  ['sc50x100', 'sc 50x100'],
  ['cf277a', 'cf277a'],
])('parted: %s is read as %s', (text, expected) => {
  expect(parted(text, by)).toBe(expected)
})

test('synonyms: English words are found together and apart', () => {
  expect(synonyms.has('clip board')).toBe(true)
  expect(synonyms.has('phmeter')).toBe(true)
  expect(synonyms.has('clip boards board')).toBe(false)
})
