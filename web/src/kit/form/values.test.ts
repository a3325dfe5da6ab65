import { expect, test } from 'vitest'
import { List, Maybe, Note, OneOf, Optional, Price, shape, Text, Type } from '#contract/kit/schema.ts'
import { fitted, isSame, startOf, withValueAt } from './values.ts'
import { findById, merged, renewed } from './newest/merge.ts'

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
])('fitted: %j converts %j to %j', (schema, typed, value) => expect(fitted(schema, typed)).toBe(value))

test('form values: partial initial rows and objects are completed', () => {
  const schema = shape({ rows: List(shape({ name: Text(5), note: Note(5) })), settings: shape({ host: Note(5) }) })
  expect(startOf(schema, { rows: [{ name: 'x', picture: 'p' }, {}], settings: {} })).toEqual({
    rows: [
      { name: 'x', note: '', picture: 'p' },
      { name: '', note: '' },
    ],
    settings: { host: '' },
  })
})

test('form values: initial values cover the fields of the schema, the others empty', () => {
  const schema = shape({
    name: Text(5),
    amount: Maybe(Price),
    isOwn: Type.Boolean(),
    kind: OneOf(['a', 'b']),
    rows: List(shape({})),
    limit: Optional(Type.Integer({ default: 10 })),
    settings: shape({ host: Note(5) }),
  })
  expect(startOf(schema, { name: 'x', id: '7', version: 3 })).toEqual({
    name: 'x',
    amount: null,
    isOwn: false,
    kind: '',
    rows: [],
    limit: 10,
    settings: { host: '' },
  })
})

test('form values: changing a value leaves the others unchanged', () => {
  const all = { rows: [{ unit: 'm' }, { unit: 'kg' }], name: 'x' }
  expect(withValueAt(all, ['rows', 1, 'unit'], (unit) => `${String(unit)}!`)).toEqual({
    rows: [{ unit: 'm' }, { unit: 'kg!' }],
    name: 'x',
  })
  expect(all.rows[1]).toEqual({ unit: 'kg' })
})

test('form values: empty equals absent', () => {
  expect(isSame({ a: '', b: null, c: 1 }, { c: 1 })).toBe(true)
  expect(isSame({ a: ' ' }, {})).toBe(false)
})

test('stale: the newest version is merged with local changes, and conflicts are listed', () => {
  const before = { name: 'a', code: '1', region: 'x', rows: [1] }
  const mine = { ...before, name: 'mine', region: 'y' }
  const theirs = { ...before, name: 'theirs', code: '2', region: 'y' }
  expect(merged({ shown: mine, written: mine }, before, theirs)).toEqual({
    values: { name: 'mine', code: '2', region: 'y', rows: [1] },
    before: { name: 'theirs', code: '2', region: 'y', rows: [1] },
    both: ['name'],
  })
})

test('stale: an empty local row replaces no remote row, and is kept if there is none', () => {
  const before = { rows: [] as string[] }
  const mine = { shown: { rows: [''] }, written: { rows: [] } }
  expect(merged(mine, before, { rows: ['theirs'] })).toMatchObject({ values: { rows: ['theirs'] }, both: [] })
  expect(merged(mine, before, { rows: [''] }, { rows: [] })).toMatchObject({ values: { rows: [''] }, both: [] })
})

test('stale: an older version never replaces the saved one', () => {
  expect(renewed({ id: '7', version: 3 }, { id: '7', version: 2, name: 'a' })).toEqual({ id: '7', version: 3 })
  expect(renewed({ id: '7', version: 3 }, { id: '7', version: 4, name: 'a' })).toEqual({ id: '7', version: 4 })
})

test('stale: the newest record is found by id in a reply, in a page of records, and in a tree', () => {
  const thing = { id: '7', version: 3 }
  const replies = [undefined, { records: [{ id: '8', version: 1 }] }, [{ id: '1', version: 1, children: [thing] }]]
  expect(findById(replies, { id: '7', version: 2 })).toBe(thing)
  expect(findById(replies, { id: '9', version: 2 })).toBeUndefined()
  expect(findById([{ id: '7' }], { id: '7', version: 2 })).toBeUndefined()
  expect(findById(replies, {})).toBeUndefined()
})
