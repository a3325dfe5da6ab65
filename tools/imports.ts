import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Arrow {
  from: string
  to: string
  /** Type import, erased at run time. */
  isType?: boolean
}

const root = new URL('..', import.meta.url).pathname
const aliases: [prefix: string, folder: string][] = [
  ['#contract/', 'contract/src/'],
  ['#kit/', 'server/src/kit/'],
  ['#modules/', 'server/src/modules/'],
  ['#sealing/', 'sealing/src/'],
  ['#server/', 'server/src/'],
  ['#test/', 'server/test/'],
  ['#web/', 'web/src/'],
]

const filesIn = (folder: string, recursive = true): string[] => {
  try {
    return readdirSync(join(root, folder), { recursive, encoding: 'utf8' }).map((file) => join(folder, file))
  } catch {
    return []
  }
}

/**
 * TypeScript sources, with those of the build and the configurations in `web/` and in the root. Style sheets belong to
 * their components, and `scripts` run without types, so rules of imports and folders leave them out.
 */
export const sourceFiles = (): string[] =>
  [
    ...['contract/src', 'sealing/src', 'server', 'web/src', 'web/test', 'e2e', 'bench', 'tools'].flatMap((folder) =>
      filesIn(folder),
    ),
    ...filesIn('web', false),
    ...filesIn('.', false),
  ].filter((file) => /\.m?tsx?$/.test(file) && !/\.d\.m?ts$/.test(file))

/** Scripts that the system's Node runs before any package is installed. */
export const scripts = (): string[] => filesIn('tools').filter((file) => file.endsWith('.mjs'))

/** Types of tables and statements, which `npm run db:types` writes. */
export const isGenerated = (file: string): boolean =>
  /^server\/src\/(kit\/database\/db(\.columns)?|.*\/db\.statements)\.ts$/.test(file)

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Imports of a source text, as paths from the root or package names. */
export function arrowsOf(from: string, source: string): Arrow[] {
  const specifiers = source.matchAll(
    /(?:^|\n|;)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  )
  return [...specifiers].map((match) => ({
    from,
    to: resolve(from, match[1] ?? match[2] ?? match[3]!),
    ...(/^\W*(import|export) type\b/.test(match[0]) ? { isType: true } : {}),
  }))
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix))
  return alias ? alias[1] + specifier.slice(alias[0].length) : specifier
}
