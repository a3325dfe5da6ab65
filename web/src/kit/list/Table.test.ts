import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Table } from './Table.tsx'
import type { TableProps } from './tableProps.ts'

interface Entry {
  readonly id: string
  readonly day: string
}
const rows: readonly Entry[] = [
  { id: 'a', day: '2026-11-27' },
  { id: 'b', day: '2026-11-27' },
  { id: 'c', day: '2026-11-26' },
]

function html(more: Partial<TableProps<Entry>> = {}): string {
  const columns = [{ key: 'id', title: 'Id', lead: true }] as const
  return renderToStaticMarkup(
    createElement(Table<Entry>, { label: 'x', rows, rowKey: ({ id }) => id, columns, ...more }),
  )
}
/** Headings and lead cells in the order of the table. */
const outline = (text: string) => [...text.matchAll(/<h[23]>.*?<\/h[23]>|<td class="[^"]*"/g)].map(([found]) => found)

test('table: rows of a group are below its heading, in a row group of their own', () => {
  const group = { of: ({ day }: Entry) => day, title: (day: string) => `on ${day}` }
  const text = html({ group })
  expect(outline(text).map((each) => (each.startsWith('<td') ? 'row' : each))).toEqual([
    '<h2>on 2026-11-27</h2>',
    'row',
    'row',
    '<h2>on 2026-11-26</h2>',
    'row',
  ])
  expect(text.match(/<tbody>/g)).toHaveLength(2)
  expect(text).toContain('<th scope="rowgroup" colSpan="1"><h2>on 2026-11-27</h2></th>')
  expect(html({ group: { ...group, heading: 'h3' } })).toContain('<h3>on 2026-11-26</h3>')
})

test('table: the heading of a group is as wide as its rows with checkbox and expand button', () => {
  const selection = { isSelected: () => false, onSelect: () => undefined }
  const group = { of: () => 'all', title: () => 'all' }
  expect(html({ group, selection, expand: () => 'more' })).toContain('<th scope="rowgroup" colSpan="3">')
})

test('table: without groups there are no headings', () => {
  expect(html().match(/<tbody>/g)).toHaveLength(1)
  expect(html()).not.toContain('rowgroup')
})
