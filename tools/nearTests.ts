import { basename, dirname } from 'node:path'

/** General rules that any change may violate; they take seconds. */
export const alwaysNear = ['tools/architecture.test.ts', 'tools/messages.test.ts']

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** Subject of a file: `import` of `import.run.service.ts`. */
const subjectOf = (file: string) => basename(file).split('.', 1)[0]!
/** Server folder of a contract file. */
const serverFolderOf = (folder: string) =>
  folder.replace(/^contract\/src\/(?!kit(\/|$))([^/]+).*$/, 'server/src/modules/$2')

/**
 * Tests nearest to changed files: those of the same subject in the same folder; without any, all of the folder. For
 * contracts, those of the server module; for migrations, those of all tables.
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
    const inFolder = tests.filter((test) => dirname(test) === folder)
    const ofSubject = inFolder.filter((test) => subjectOf(test) === subjectOf(file))
    return ofSubject.length > 0 ? ofSubject : inFolder
  })
}
