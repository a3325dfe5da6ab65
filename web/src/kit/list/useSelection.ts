import { useState } from 'react'

/** Row selection: kept across pages, cleared when the filter changes. */
export function useSelection<Row>(rowKey: (row: Row) => string, filter: string) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const [of, setOf] = useState(filter)
  if (of !== filter) {
    setOf(filter)
    setSelected(new Map())
  }
  const clear = () => setSelected(new Map())
  const select = (rows: readonly Row[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Map(before)
      for (const row of rows) {
        if (isSelected) after.set(rowKey(row), row)
        else after.delete(rowKey(row))
      }
      return after
    })
  return { selected, select, clear }
}
