import { expect, test } from 'vitest'
import { List, Note, shape, Text } from '#contract/kit/schema.ts'
import { withRowKeys } from '../rows/rowKeys.ts'
import { withValueAt, type Values } from '../values.ts'
import { savable } from './savable.ts'

const schema = shape({ title: Text(5), note: Note(5), items: List(shape({ name: Text(5), unit: Text(5) }), 2) })
const saved = { title: 'old', note: '', items: [] }
const whole = { name: 'a', unit: 'b' }

test('savable: valid values are unchanged', () => {
  const values = { title: 'new', note: 'n', items: [whole] }
  expect(savable(schema, values, saved)).toEqual(values)
})

test('savable: an invalid field keeps its saved value', () => {
  expect(savable(schema, { title: '', note: 'too long', items: [whole] }, saved)).toEqual({
    title: 'old',
    note: '',
    items: [whole],
  })
})

test('savable: incomplete rows are omitted', () => {
  const items = [{ name: 'a', unit: '' }, whole]
  expect(savable(schema, { title: 'new', note: '', items }, saved)).toEqual({ title: 'new', note: '', items: [whole] })
})

test('savable: a saved row with an incomplete edit keeps its saved values; removed rows are removed', () => {
  const before = withRowKeys(schema, { title: 'a', note: '', items: [whole, { name: 'c', unit: 'd' }] })
  const edited = withValueAt(before, ['items', 1, 'unit'], () => '') as Values
  expect(savable(schema, edited, before)).toEqual(before)
  const [, second] = edited['items'] as readonly unknown[]
  expect(savable(schema, { ...edited, items: [second] }, before)['items']).toMatchObject([{ name: 'c', unit: 'd' }])
  expect(savable(schema, { ...edited, items: [] }, before)['items']).toEqual([])
})

test('savable: beyond the maximum of rows the saved ones are kept', () => {
  expect(savable(schema, { title: 'new', note: '', items: [whole, whole, whole] }, saved)['items']).toEqual([])
})
