import { expect, test } from 'vitest'
import { foldMobile, isEmail, isMobile } from './person.ts'

test.each([
  ['13800001234'],
  [' 138 0000 1234 '],
  ['138-0000-1234'],
  ['+86 138 0000 1234'],
  ['+8613800001234'],
  ['008613800001234'],
  ['0086-138-0000-1234'],
  ['8613800001234'],
  ['１３８００００１２３４'],
  ['＋８６　１３８００００１２３４'],
  ['138\u00a00000–1234'],
])('person data: %s is a mobile number', (typed) => {
  expect(foldMobile(typed)).toBe('13800001234')
  expect(isMobile(foldMobile(typed))).toBe(true)
})

test.each([
  ['12800001234'],
  ['1380000123'],
  ['138000012345'],
  ['+1 13800001234'],
  ['١٣٨٠٠٠٠١٢٣٤'],
  ['138;00001234'],
  [''],
])('person data: %s is not a mobile number', (typed) => expect(isMobile(foldMobile(typed))).toBe(false))

test.each([['a@b.cn'], ['zhang.san+buy@mail.qiming.example.com'], ['a-b_c@b-c.info']])(
  'person data: %s is an email address',
  (text) => expect(isEmail(text)).toBe(true),
)

test.each([
  ['a@b'],
  ['a@b.c'],
  ['a@b.museum'],
  ['.a@b.cn'],
  ['a..b@c.cn'],
  ['a b@c.cn'],
  ['a@b.cn\n'],
  [`${'a'.repeat(99)}@b.cn`],
])('person data: %s is not an email address', (text) => expect(isEmail(text)).toBe(false))

test('person data: a long near match is rejected fast', () => {
  const began = performance.now()
  expect(isEmail('a.'.repeat(40) + '@')).toBe(false)
  expect(isMobile(foldMobile(`${'1 '.repeat(100_000)}x`))).toBe(false)
  expect(performance.now() - began).toBeLessThan(1000)
})
