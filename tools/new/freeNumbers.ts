import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const contractsOf = (root: string) =>
  globSync('contract/src/*/*.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
const largest = (text: string, pattern: RegExp) =>
  Math.max(...[...text.matchAll(pattern)].map((match) => Number(match[1])))

export const freeMenuId = (root: string) => String(largest(contractsOf(root), /\bid: '(\d{6})'/g) + 1)
/** Each module has its own range of a hundred numbers. */
export const freeRefusal = (root: string) =>
  String((Math.floor(largest(contractsOf(root), /: \[\s*(\d{4,6}),/g) / 100) + 1) * 100 + 1)
export const freeFunction = (root: string) =>
  String(largest(readFileSync(join(root, 'contract/src/functionNumbers.ts'), 'utf8'), /: (\d{6}),/g) + 1)
export const freeMigration = (root: string) =>
  String(
    Math.max(...readdirSync(join(root, 'server/migrations')).map((name) => Number.parseInt(name, 10))) + 1,
  ).padStart(4, '0')
