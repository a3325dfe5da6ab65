import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { paragraphsOf } from '#contract/kit/richText/plainText.ts'

const migration = new URL('../../../../migrations/0089_rich_descriptions.sql', import.meta.url)
const plain = [
  '',
  '耐磨防滑',
  'a < b && "c" > \'d\'',
  '<b>一</b>\r\n\n  二 \n&amp;',
  ' \n ',
  '<script>alert(1)</script>',
]

test('descriptions: the migration converts plain text of products and changes to paragraphs as the import does', async () => {
  const sql = (await readFile(migration, 'utf8')).replaceAll('catalogue.', 'pg_temp.')
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    await client.query(
      'create temp table products (n int, description text); create temp table changes (n int, content jsonb)',
    )
    for (const [n, text] of plain.entries()) {
      await client.query('insert into pg_temp.products values ($1, $2)', [n, text])
      await client.query('insert into pg_temp.changes values ($1, $2)', [
        n,
        JSON.stringify({ name: '帽', description: text }),
      ])
    }
    await client.query(sql)
    const products = await client.query<{ description: string }>('select description from pg_temp.products order by n')
    const changes = await client.query<{ content: object }>('select content from pg_temp.changes order by n')
    expect(products.rows.map(({ description }) => description)).toEqual(plain.map(paragraphsOf))
    expect(changes.rows.map(({ content }) => content)).toEqual(
      plain.map((text) => ({ name: '帽', description: paragraphsOf(text) })),
    )
  } finally {
    await client.end()
  }
})
