import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layers } from '../contract/src/modules.ts'
import { arrowsOf, read, sourceFiles } from './imports.ts'

/**
 * Messages belong to a module, or to a part of it that comes alone, and come with the pages and components that say
 * them.
 */

const moduleOf = (file: string): string | undefined => /^web\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const layerOf = (set: string): number => layers.indexOf(set.split('.')[0] as (typeof layers)[number])
/** `sourcing` of its `zh-CN.ts`, `sourcing.public` of its `public.zh-CN.ts`. */
const setOf = (file: string): string => [moduleOf(file), /(\w+)\.zh-CN\.ts$/.exec(file)?.[1]].filter(Boolean).join('.')

const ownerOf = new Map(
  globSync('web/src/modules/*/messages/{,*.}zh-CN.ts').flatMap((file) =>
    [...read(file).matchAll(/^import \{ ([\w, ]+) \}/gm)].flatMap((found) =>
      found[1]!.split(', ').map((name) => [name, setOf(file)] as const),
    ),
  ),
)
const key = new RegExp(`(?<!may\\()['"\`](${[...ownerOf.keys()].join('|')})\\.[\\w$]`, 'g')

/** Its codes look like messages: a refusal brings its sentence along. */
const isOfRefusals = (file: string) => file === 'web/src/kit/client/refusalNumbers.ts'

/** The modules whose messages a file names. */
const saidIn = (file: string): string[] =>
  isOfRefusals(file) ? [] : [...new Set([...read(file).matchAll(key)].map((found) => ownerOf.get(found[1]!)!))]

const files = sourceFiles().filter(
  (file) => file.startsWith('web/src/') && !file.includes('/messages/') && !/\.test\.tsx?$/.test(file),
)

test('messages: a file names those of its own module and of lower ones, never of a higher one', () => {
  expect(ownerOf.size).toBeGreaterThan(20)
  const higher = files.flatMap((file) => {
    const own = moduleOf(file)
    return saidIn(file)
      .filter((said) => (own === undefined ? file.startsWith('web/src/kit/') : layerOf(said) > layerOf(own)))
      .map((said) => `${file}: ${said}`)
  })
  expect(higher).toEqual([])
})

/** What a file is made of, itself included: its imports, and theirs, except for what is fetched later. */
function madeOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const now = read(file).replaceAll(/\bimport\(/g, 'later(')
  for (const { to } of arrowsOf(file, now)) if (/^web\/src\/.*\.tsx?$/.test(to)) madeOf(to, known)
  return known
}

/** The text of a call, from its name to the bracket that closes it. */
function callAt(source: string, start: number): string {
  let depth = 0
  for (let end = source.indexOf('(', start); end < source.length; end++) {
    if (source[end] === '(') depth++
    if (source[end] === ')' && --depth === 0) return source.slice(start, end)
  }
  return source.slice(start)
}

/** Each call of `lazyPage`, `lazyWith` or `ssrPage`: the modules that it names, and the files that it fetches. */
const fetches = files.flatMap((file) => {
  const source = read(file)
  return [...source.matchAll(/\b(?:lazyPage|lazyWith|ssrPage)\(\s*\[([^\]]*)\]/g)].map((call) => {
    const body = callAt(source, call.index)
    return {
      file,
      named: [...call[1]!.matchAll(/'([\w.]+)'/g)].map((found) => found[1]!),
      targets: arrowsOf(file, body).map(({ to }) => to),
    }
  })
})

test('pages: a page that one module makes is named in the pages of that module', () => {
  const isOfOne = (targets: readonly string[]) =>
    targets.length === 1 && targets.every((target) => moduleOf(target) !== undefined)
  const inApp = fetches.filter(({ file }) => file === 'web/src/app/pages.ts')
  // Exception: the panel for CA certificates belongs to a module above the login, so the app loads it.
  const foreign = inApp.filter(({ targets }) => isOfOne(targets) && !targets[0]!.endsWith('/CaLogin.tsx'))
  expect(foreign).toEqual([])
  expect(isOfOne(['web/src/modules/jobs/DeadLettersPage.tsx'])).toBe(true)
})

test('messages: whatever is fetched brings the messages of all that it is made of, and no others', () => {
  expect(fetches.length).toBeGreaterThan(40)
  const wrong = fetches.flatMap(({ file, named, targets }) => {
    const needed = [...new Set(targets.flatMap((target) => [...madeOf(target)].flatMap(saidIn)))].toSorted()
    const brought = named.toSorted()
    return JSON.stringify(needed) === JSON.stringify(brought)
      ? []
      : [`${file}: ${targets.join(', ')} needs ${needed.join(', ')}, brings ${brought.join(', ')}`]
  })
  expect(wrong).toEqual([])
})

test('messages: components that are fetched later say which messages they bring', () => {
  // The kit says only what is always there.
  const own = files.filter((file) => !file.startsWith('web/src/kit/') && file !== 'web/src/messages/lazy.ts')
  expect(own.filter((file) => /\blazy\(/.test(read(file)))).toEqual([])
})

test('messages: the list of pages can be imported by Node, as the screenshots do', () => {
  const script = "const { menuPages } = await import('#web/app/pages.ts'); console.log(Object.keys(menuPages).length)"
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(Number(printed)).toBeGreaterThan(10)
})

test('messages: every file of English owes the keys of its Chinese', () => {
  const english = globSync('web/src/**/messages/en/*.ts')
  expect(english.length).toBeGreaterThan(50)
  expect(english.filter((file) => !/^export const \w+: SameKeys<typeof \w+> = \{/m.test(read(file)))).toEqual([])
})
