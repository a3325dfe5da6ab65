import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { sqlTexts } from '#kit/database/query.ts'
import { writeStatements } from './statements.ts'
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

/** Generated files by path from the root. */
export async function generate(url: string): Promise<Map<string, string>> {
  await loadStatements()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return new Map([
      ['server/src/kit/database/db.ts', await writeTables(client, root)],
      ['server/src/kit/database/db.columns.ts', await writeColumnTypes(client)],
      ['server/src/kit/database/db.statements.ts', await writeStatements(client, sqlTexts, root)],
    ])
  } finally {
    await client.end()
  }
}
