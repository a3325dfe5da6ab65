import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layers } from '../contract/src/modules.ts'
import { arrowsOf, read, sourceFiles } from './imports.ts'

/**
 * Messages belong to a module, or to a separately loaded part of it, and are loaded with the pages and components that
 * use them.
 */

const moduleOf = (file: string): string | undefined => /^web\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const layerOf = (set: string): number => layers.indexOf(set.split('.')[0] as (typeof layers)[number])
/** `sourcing` for its `zh-CN.ts`, `sourcing.public` for its `public.zh-CN.ts`. */
const setOf = (file: string): string => [moduleOf(file), /(\w+)\.zh-CN\.ts$/.exec(file)?.[1]].filter(Boolean).join('.')

const ownerOf = new Map(
  globSync('web/src/modules/*/messages/{,*.}zh-CN.ts').flatMap((file) =>
    [...read(file).matchAll(/^import \{ ([\w, ]+) \}/gm)].flatMap((found) =>
      found[1]!.split(', ').map((name) => [name, setOf(file)] as const),
    ),
  ),
)
const key = new RegExp(`(?<!may\\()['"\`](${[...ownerOf.keys()].join('|')})\\.[\\w$]`, 'g')

/** Contains refusal names, which look like message keys. */
const isOfRefusals = (file: string) => file === 'web/src/kit/client/refusalNumbers.ts'

/** Modules whose messages a file uses. */
const messageModulesIn = (file: string): string[] =>
  isOfRefusals(file) ? [] : [...new Set([...read(file).matchAll(key)].map((found) => ownerOf.get(found[1]!)!))]

const files = sourceFiles().filter(
  (file) => file.startsWith('web/src/') && !file.includes('/messages/') && !/\.test\.tsx?$/.test(file),
)

test('messages: a file uses only messages of its own and lower modules', () => {
  expect(ownerOf.size).toBeGreaterThan(20)
  const higher = files.flatMap((file) => {
    const own = moduleOf(file)
    return messageModulesIn(file)
      .filter((usedModule) =>
        own === undefined ? file.startsWith('web/src/kit/') : layerOf(usedModule) > layerOf(own),
      )
      .map((usedModule) => `${file}: ${usedModule}`)
  })
  expect(higher).toEqual([])
})

/** All static imports of a file, recursively, including itself. */
function staticImportsOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const staticSource = read(file).replaceAll(/\bimport\(/g, 'later(')
  for (const { to } of arrowsOf(file, staticSource)) if (/^web\/src\/.*\.tsx?$/.test(to)) staticImportsOf(to, known)
  return known
}

/** Source text of a call, up to its closing bracket. */
function callAt(source: string, start: number): string {
  let depth = 0
  for (let end = source.indexOf('(', start); end < source.length; end++) {
    if (source[end] === '(') depth++
    if (source[end] === ')' && --depth === 0) return source.slice(start, end)
  }
  return source.slice(start)
}

/**
 * Calls of `lazyPage`, `lazyWith` and `ssrPage`, with the modules whose messages they load and the files that they
 * import.
 */
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

test('pages: pages of one module are declared in the pages of that module', () => {
  const isOfOne = (targets: readonly string[]) =>
    targets.length === 1 && targets.every((target) => moduleOf(target) !== undefined)
  const inApp = fetches.filter(({ file }) => file === 'web/src/app/composedPages.ts')
  // Exception: the panel for CA certificates belongs to a module above the login, so the app loads it.
  const foreign = inApp.filter(({ targets }) => isOfOne(targets) && !targets[0]!.endsWith('/CaLogin.tsx'))
  expect(foreign).toEqual([])
  expect(isOfOne(['web/src/modules/jobs/DeadLettersPage.tsx'])).toBe(true)
})

test('messages: a chunk loads the messages that it uses', () => {
  expect(fetches.length).toBeGreaterThan(40)
  const wrong = fetches.flatMap(({ file, named, targets }) => {
    const needed = new Set(targets.flatMap((target) => [...staticImportsOf(target)].flatMap(messageModulesIn)))
    const missing = [...needed].filter((set) => !named.includes(set))
    return missing.length === 0 ? [] : [`${file}: ${targets.join(', ')} needs ${missing.join(', ')}`]
  })
  expect(wrong).toEqual([])
})

test('messages: lazy components declare their messages', () => {
  // The kit uses only messages that are always loaded.
  const own = files.filter((file) => !file.startsWith('web/src/kit/') && file !== 'web/src/messages/lazy.ts')
  expect(own.filter((file) => /\blazy\(/.test(read(file)))).toEqual([])
})

test('messages: the lists of pages can be imported by Node, as for screenshots', () => {
  const script =
    "const { pagesOfMenus } = await import('./tools/screenshots/modulePages.ts'); console.log(pagesOfMenus.length)"
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(Number(printed)).toBeGreaterThan(10)
})

test('messages: English files have the keys of their Chinese counterparts', () => {
  const english = globSync('web/src/**/messages/en/*.ts')
  expect(english.length).toBeGreaterThan(50)
  expect(english.filter((file) => !/^export const \w+: SameKeys<typeof \w+> = \{/m.test(read(file)))).toEqual([])
})
