import type { TObject } from 'typebox'
import { issuesOf } from '../issues.ts'
import { keyOfRow } from '../rows/rowKeys.ts'
import { itemsOf, objectSchema, type Values } from '../values.ts'

/** Replaces invalid values by the saved ones; omits invalid new rows. */
export function savable(schema: TObject, values: Values, saved: Values): Values {
  const paths = issuesOf(schema, values).map(({ path }) => path)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const wrong = paths.filter((path) => path === name || path.startsWith(`${name}.`))
      if (wrong.length === 0) return [name, value]
      const isRows = objectSchema(itemsOf(schema.properties[name])) !== undefined && !wrong.includes(name)
      if (!isRows || !Array.isArray(value)) return [name, saved[name]]
      const rows = new Set(wrong.map((path) => Number(path.slice(name.length + 1).split('.')[0])))
      const savedRows = savedByKey(saved[name])
      return [name, value.flatMap((row, index) => (rows.has(index) ? (savedRows.get(keyOfRow(row)) ?? []) : [row]))]
    }),
  )
}

const savedByKey = (rows: unknown) =>
  new Map((Array.isArray(rows) ? (rows as readonly unknown[]) : []).map((row) => [keyOfRow(row) ?? row, row]))
