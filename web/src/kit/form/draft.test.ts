import { expect, test } from 'vitest'
import { Maybe, Note, Price, Text, Type } from '#contract/kit/schema.ts'
import { fitted } from './draft.ts'

const Whole = Type.Integer({ minimum: 1, maximum: 999 })

test.each([
  [Whole, '12', 12],
  [Whole, '0', 0],
  [Whole, '1000', 1000],
  [Maybe(Whole), '0', 0],
  [Whole, '1.5', '1.5'],
  [Whole, '', ''],
  [Maybe(Price), '', null],
  [Maybe(Price), '12.5', '12.5'],
  [Text(10), '12', '12'],
  [Text(10), '', ''],
  [Note(10), '', ''],
  [undefined, 'x', 'x'],
])('%j takes %j as %j', (schema, typed, value) => expect(fitted(schema, typed)).toBe(value))
