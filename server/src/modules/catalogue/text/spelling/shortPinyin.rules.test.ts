import { expect, test } from 'vitest'
import { soundingLike, soundingTerms } from './shortPinyin.rules.ts'

const sounds: Record<string, string[]> = {
  医用口罩: ['yi', 'yong', 'kou', 'zhao'],
  灭蚊灯: ['mie', 'wen', 'deng'],
  医用胶布: ['yi', 'yong', 'jiao', 'bu'],
}
const terms = soundingTerms(Object.keys(sounds), { pinyin: (text) => sounds[text]! })

test.each([
  ['yiyong koz', ['医用口罩']],
  ['mie wen deng', ['灭蚊灯']],
  ['miewenden', ['灭蚊灯']],
  ['yiyong jbu', ['医用胶布']],
  ['yiyong', []],
  ['asdfqwer', []],
  ['mwd', []],
])('pinyin in part: %s sounds like %j', (typed, expected) => {
  expect(soundingLike(typed, terms)).toEqual(expected)
})
