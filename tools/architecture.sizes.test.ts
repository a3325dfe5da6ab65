import { expect, test } from 'vitest'
import { isGenerated, read, scripts, sourceFiles } from './imports.ts'

/**
 * Counted are TypeScript sources; their lines together with those of scripts (`tools/*.mjs`). Style sheets are not
 * counted: each belongs to the component beside it, and is as long as what it draws.
 */
const written = [...sourceFiles(), ...scripts()]

const maxLines = 300
const maxFiles = 30
const tooLong = (file: string, source: string) => !isGenerated(file) && source.trimEnd().split('\n').length > maxLines
const tooFull = (files: readonly string[]) =>
  Object.entries(Object.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/'))))
    .filter(([, its]) => its!.length > maxFiles)
    .map(([folder]) => folder)

test('architecture: a file has at most 300 lines', () => {
  expect(written).toContain('tools/start.mjs')
  expect(written).toContain('web/vite.config.ts')
  expect(written.filter((file) => tooLong(file, read(file)))).toEqual([])
  expect(tooLong('server/src/kit/x.ts', 'x\n'.repeat(maxLines + 1))).toBe(true)
  expect(tooLong('contract/src/catalogue/x.ts', 'x\n'.repeat(maxLines))).toBe(false)
})

test('architecture: a folder has at most 30 TypeScript files', () => {
  expect(tooFull(sourceFiles().filter((file) => !isGenerated(file)))).toEqual([])
  const files = Array.from({ length: maxFiles + 1 }, (_, n) => `contract/src/catalogue/x${n}.ts`)
  expect(tooFull(files)).toEqual(['contract/src/catalogue'])
  expect(tooFull(files.slice(1))).toEqual([])
})
