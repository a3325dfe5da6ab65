import { expect, test } from 'vitest'
import { shape, Type } from '#contract/kit/schema.ts'
import { compileValidator, unstorableIn } from './validate.ts'

test.each([
  ['nothing', null, undefined],
  ['what is no text', { a: [1, true, null, {}] }, undefined],
  ['every other letter', { a: ['𠮷', '\ufffd', '\u0001'] }, undefined],
  ['half of a pair', { a: [{ b: 'x\ud800' }] }, '/a/0/b'],
  ['a zero', { a: 'x\0' }, '/a'],
  ['a name', { a: { 'x\udc00': 1 } }, '/a'],
  ['a text alone', '\ud800', ''],
])('%s', (_, data, path) => expect(unstorableIn(data)).toBe(path))

test('depth is no matter', () => {
  let nest: unknown = '\ud800'
  for (let depth = 0; depth < 100_000; depth += 1) nest = [nest]
  expect(unstorableIn(nest)).toHaveLength(200_000)
})

test('also what a schema leaves open is looked at', () => {
  const validate = compileValidator({ schema: shape({ open: Type.Unsafe({ type: 'object' }) }), httpPart: 'body' })
  expect([validate({ open: { a: '𠮷' } }), validate.errors]).toEqual([true, null])
  expect(validate({ open: { a: '\ud800' } })).toBe(false)
  expect(validate.errors).toMatchObject([{ instancePath: '/open/a' }])
})
