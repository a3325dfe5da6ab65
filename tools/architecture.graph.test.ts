import { expect, test } from 'vitest'
import { isTest, moduleOf } from './architecture/layers.ts'
import { type Arrow, arrowsOf, read, sourceFiles } from './imports.ts'

/**
 * Files of an import cycle, type imports included; empty if there is none. Depth-first: reaching a file whose imports
 * are still being visited closes a cycle.
 */
function cycleIn(arrows: readonly Arrow[]): string[] {
  const targets = Map.groupBy(arrows, ({ from }) => from)
  const done = new Set<string>()
  const path: string[] = []
  const follow = (file: string): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    done.add(file)
    path.push(file)
    for (const { to } of targets.get(file) ?? []) {
      const cycle = follow(to)
      if (cycle.length > 0) return cycle
    }
    path.pop()
    return []
  }
  for (const file of targets.keys()) {
    const cycle = follow(file)
    if (cycle.length > 0) return cycle
  }
  return []
}

/** Generated from the database schema and the modules' column types. */
const isGenerated = (file: string) => file === 'server/src/kit/database/db.ts'

test('architecture: imports have no cycle, type imports included', { timeout: 60_000 }, () => {
  const arrows = sourceFiles()
    .filter((file) => !isGenerated(file))
    .flatMap((file) => arrowsOf(file, read(file)))
  expect(cycleIn(arrows)).toEqual([])
  const example = [
    { from: 'a.ts', to: 'b.ts' },
    { from: 'b.ts', to: 'c.ts', isType: true },
    { from: 'c.ts', to: 'a.ts' },
    { from: 'd.ts', to: 'a.ts' },
  ]
  expect(cycleIn(example)).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts'])
  expect(cycleIn(example.slice(1))).toEqual([])
})

const writing =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?(\w+)\.\w+|\b(?:insertInto|updateTable|deleteFrom|mergeInto|insertMany)\(\s*['"](\w+)\.\w+/gi
const foreignWrites = (file: string, source: string): string[] =>
  [...source.matchAll(writing)].map(([, sql, built]) => sql ?? built!).filter((schema) => schema !== moduleOf(file))

test('architecture: only its own module writes a schema', { timeout: 60_000 }, () => {
  const files = sourceFiles().filter((file) => moduleOf(file) !== undefined && !isTest(file))
  const found = files.flatMap((file) => foreignWrites(file, read(file)).map((schema) => `${file} writes ${schema}`))
  expect(found).toEqual([])
  const store = 'server/src/modules/ordering/orders/order.store.ts'
  expect(foreignWrites(store, "db.updateTable('catalogue.stock').set(values)")).toEqual(['catalogue'])
  expect(foreignWrites(store, 'with x as (insert into ledger.entries (id) select 1)')).toEqual(['ledger'])
  expect(foreignWrites(store, "db.insertInto('ordering.orders').values(order)")).toEqual([])
})
