import { expect, test } from 'vitest'
import { type Arrow, arrowsOf, isGenerated, read, sourceFiles } from './imports.ts'

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
