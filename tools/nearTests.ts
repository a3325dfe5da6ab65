import { basename, dirname } from 'node:path'

/** Rules that any change may break, and that take seconds. */
export const alwaysNear = ['tools/architecture.test.ts', 'tools/messages.test.ts']

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** `import` of `import.run.service.ts`: the thing that a file is about. */
const thingOf = (file: string) => basename(file).split('.', 1)[0]!
/** The folder of the server's module that a contract belongs to. */
const serverFolderOf = (folder: string) =>
  folder.replace(/^contract\/src\/(?!kit(\/|$))([^/]+).*$/, 'server/src/modules/$2')

/**
 * The tests nearest to changed files: those of the same thing in the same folder; where a thing has none of its own,
 * all of that folder. A change of a contract is near to the tests of the module that keeps it, one of a migration to
 * what all tables must keep.
 */
export function testsNear(changed: readonly string[], tests: readonly string[]): string[] {
  const near = new Set(alwaysNear)
  for (const file of changed) for (const test of testsOf(file, tests)) near.add(test)
  return [...near].filter((test) => tests.includes(test)).toSorted()
}

function testsOf(file: string, tests: readonly string[]): readonly string[] {
  if (isTest(file)) return [file]
  if (file.startsWith('server/migrations/')) return ['server/src/kit/database/database.isolation.db.test.ts']
  if (file.startsWith('deploy/')) return ['tools/deploy.test.ts']
  if (!/\.tsx?$/.test(file)) return []
  const folders = new Set([dirname(file), serverFolderOf(dirname(file))])
  return [...folders].flatMap((folder) => {
    const beside = tests.filter((test) => dirname(test) === folder)
    const own = beside.filter((test) => thingOf(test) === thingOf(file))
    return own.length > 0 ? own : beside
  })
}
