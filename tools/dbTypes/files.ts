import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { sqlTexts } from '#kit/database/query.ts'
import { statementTypes } from './statements.ts'
import { writeColumnTypes, writeTables } from './tables.ts'

const root = new URL('../..', import.meta.url).pathname

/** Imports every file that declares statements. */
async function loadStatements(): Promise<void> {
  const files = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, 'server/src', file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('/kit/database/query.ts'))
    .filter((file) => readFileSync(file, 'utf8').includes('sqlQuery('))
  for (const file of files) await import(pathToFileURL(file).href)
}

/** Folder of a statement: its name begins with its module, `kit` or `demo`. */
function folderOf(name: string): string {
  const part = name.slice(0, name.indexOf('.'))
  const folder = [`server/src/modules/${part}`, `server/src/${part}`].find((each) => existsSync(join(root, each)))
  if (!folder) throw new Error(`the name of the statement ${name} does not begin with a module`)
  return part === 'kit' ? `${folder}/database` : folder
}

const fileOf = (types: readonly string[]) =>
  `// Written by \`npm run db:types\`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
${types.join('').replaceAll(/^/gm, '  ').trimEnd()}
  }
}
`

/** One file of statement types a module, so that changes of different modules do not meet in one file. */
async function statementFiles(client: pg.Client): Promise<[file: string, text: string][]> {
  const types = await statementTypes(client, sqlTexts, root)
  const byFolder = Map.groupBy(types, ([name]) => folderOf(name))
  return [...byFolder].map(([folder, its]) => [`${folder}/db.statements.ts`, fileOf(its.map(([, text]) => text))])
}

/** Files of statement types in the source, of which some may have no statement any more. */
export const writtenStatementFiles = (): string[] =>
  readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/db.statements.ts'))
    .map((file) => `server/src/${file}`)

/** Generated files by path from the root. */
export async function generate(url: string): Promise<Map<string, string>> {
  await loadStatements()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return new Map([
      ['server/src/kit/database/db.ts', await writeTables(client, root)],
      ['server/src/kit/database/db.columns.ts', await writeColumnTypes(client)],
      ...(await statementFiles(client)),
    ])
  } finally {
    await client.end()
  }
}
