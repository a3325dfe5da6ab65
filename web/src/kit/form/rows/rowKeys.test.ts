import { expect, test } from 'vitest'
import { List, shape, Text } from '#contract/kit/schema.ts'
import { keyOfRow, pathOnScreen, withRowKeys } from './rowKeys.ts'
import { withValueAt, type Values } from '../values.ts'

const schema = shape({ title: Text(5), items: List(shape({ name: Text(5) }), 9), tags: List(Text(5)) })
const keysOf = ({ items }: Values) => (items as readonly unknown[]).map(keyOfRow)

test('row keys: a row keeps its key while changed and moved; complete keys are unchanged', () => {
  const values = withRowKeys(schema, { title: '', items: [{ name: 'a' }, { name: 'b' }], tags: ['x'] })
  const [a, b] = keysOf(values)
  expect(a).toBeDefined()
  expect(b).not.toBe(a)
  expect(withRowKeys(schema, values)).toBe(values)
  expect(keysOf(withValueAt(values, ['items', 0, 'name'], () => 'c') as Values)).toEqual([a, b])
  expect(keysOf({ items: (values['items'] as unknown[]).toReversed() })).toEqual([b, a])
  expect(JSON.stringify(values['items'])).toBe('[{"name":"a"},{"name":"b"}]')
})

test('row keys: a copy of a row gets a new key', () => {
  const { items } = withRowKeys(schema, { items: [{ name: 'a' }] }) as { readonly items: readonly object[] }
  const [first, copy] = keysOf(withRowKeys(schema, { items: [items[0], { ...items[0] }] }))
  expect(first).toBe(keyOfRow(items[0]))
  expect(copy).not.toBe(first)
})

test('row keys: a path of the sent values is mapped to the screen, where blank rows are in between', () => {
  const shown = withRowKeys(schema, { items: [{ name: '' }, { name: 'a' }, { name: '' }, { name: 'toolong' }] })
  const sent = { items: (shown['items'] as readonly { name: string }[]).filter(({ name }) => name !== '') }
  expect(pathOnScreen('items.1.name', sent, shown)).toBe('items.3.name')
  expect(pathOnScreen('items', sent, shown)).toBe('items')
  expect(pathOnScreen('title', sent, shown)).toBe('title')
})
