import type { TObject } from 'typebox'
import { isObject, itemsOf, objectSchema, type Values } from '../values.ts'

/** Stable row key (symbol property), independent of changes and moves; copied with the row and never sent. */
const rowKey = Symbol('row')
let last = 0

export const keyOfRow = (row: unknown): string | undefined =>
  isObject(row) ? (row as { readonly [rowKey]?: string })[rowKey] : undefined

/** Adds missing row keys; a copied row gets a new key. */
export function withRowKeys(schema: TObject, values: Values): Values {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    if (!Array.isArray(value) || !objectSchema(itemsOf(schema.properties[name]))) return []
    const rows = keyed(value)
    return rows === value ? [] : [[name, rows] as const]
  })
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}

function keyed(rows: readonly unknown[]): readonly unknown[] {
  const seen = new Set<string>()
  const next = rows.map((row) => {
    const key = keyOfRow(row)
    const own = key === undefined || seen.has(key) ? `row-${(last += 1)}` : key
    seen.add(own)
    return own === key || !isObject(row) ? row : { ...row, [rowKey]: own }
  })
  return next.every((row, index) => row === rows[index]) ? rows : next
}

/** Maps a path of the sent values to a path of the displayed values, because empty rows are not sent. */
export function pathOnScreen(path: string, sent: Values, shown: Values): string {
  const [name = '', index, ...rest] = path.split('.')
  const [rows, all] = [sent[name], shown[name]]
  if (index === undefined || !Array.isArray(rows) || !Array.isArray(all)) return path
  const key = keyOfRow(rows[Number(index)])
  const place = key === undefined ? -1 : all.findIndex((row) => keyOfRow(row) === key)
  return place === -1 ? path : [name, place, ...rest].join('.')
}
