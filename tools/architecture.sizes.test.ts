import { expect, test } from 'vitest'
import { read, scripts, sourceFiles } from './imports.ts'

/**
 * Counted are TypeScript sources; their lines together with those of scripts (`tools/*.mjs`). Style sheets are not
 * counted: each belongs to the component beside it, and is as long as what it draws.
 */
const written = [...sourceFiles(), ...scripts()]

const maxLines = 300
const maxFiles = 30
/** Generated files. */
const isWrittenByProgram = (file: string) => /^server\/src\/kit\/database\/db(\.columns|\.statements)?\.ts$/.test(file)
const tooLong = (file: string, source: string) =>
  !isWrittenByProgram(file) && source.trimEnd().split('\n').length > maxLines
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
  expect(tooFull(sourceFiles())).toEqual([])
  const files = Array.from({ length: maxFiles + 1 }, (_, n) => `contract/src/catalogue/x${n}.ts`)
  expect(tooFull(files)).toEqual(['contract/src/catalogue'])
  expect(tooFull(files.slice(1))).toEqual([])
})

const maxCharacters = 120
/** Comment line that is too wide, except for URLs. */
const isWideComment = (line: string): boolean =>
  line.length > maxCharacters && /^\s*(?:\/\/|\/\*|\*) /.test(line) && !/https?:\/\/\S{60}/.test(line)

test('architecture: a line of a comment has at most 120 characters', () => {
  const wide = written.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (isWideComment(line) ? [`${file}:${at + 1}`] : [])),
  )
  expect(wide).toEqual([])
  expect(isWideComment(`// ${'x '.repeat(59)}`)).toBe(true)
  expect(isWideComment(`   * ${'x '.repeat(58)}`)).toBe(true)
  expect(isWideComment(`// ${'x '.repeat(58)}`)).toBe(false)
  expect(isWideComment(`const text = '${'x'.repeat(120)}'`)).toBe(false)
})

/** Maximum lines of the median file and of the 90th percentile. Most of the longest are tests and message manifests. */
const usualLines = { median: 60, p90: 120 }
const linesAt = (lengths: readonly number[], share: number): number =>
  lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * share)] ?? 0
const isUsual = (lengths: readonly number[]): boolean =>
  linesAt(lengths, 0.5) <= usualLines.median && linesAt(lengths, 0.9) <= usualLines.p90

test('architecture: files are short: the median and the ninetieth percentile', () => {
  const files = written.filter((file) => !isWrittenByProgram(file))
  expect(isUsual(files.map((file) => read(file).trimEnd().split('\n').length))).toBe(true)
  expect(isUsual([10, 61, 100])).toBe(false)
  expect(isUsual([...Array<number>(80).fill(20), ...Array<number>(20).fill(121)])).toBe(false)
})
