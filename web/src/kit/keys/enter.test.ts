import { expect, test } from 'vitest'
import { isEnter } from './enter.ts'

const key = (of: Partial<KeyboardEvent>) => ({ key: 'Enter', keyCode: 13, isComposing: false, ...of }) as KeyboardEvent

test.each([
  ['Enter', {}, true],
  ['another key', { key: 'a', keyCode: 65 }, false],
  ['Enter that confirms a word', { isComposing: true, keyCode: 229 }, false],
  ['the same in Safari, after the composition', { keyCode: 229 }, false],
])('keys: %s', (_, of, expected) => {
  expect(isEnter(key(of))).toBe(expected)
  expect(isEnter({ nativeEvent: key(of) } as never)).toBe(expected)
})
