import { verifyProjects } from '#modules/sourcing/index.ts'
import { ownerPool as owner } from '../sql/ownerPool.ts'

/** What the verification finds of an awarded project, after a direct write to the database, which is rolled back. */
export async function findingsOf({ id }: { readonly id: string }, forgery = 'select 1'): Promise<string[]> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ award_id: string }>(
      `update sourcing.projects set project_no = 'own-' || id where id = $1 returning award_id::text`,
      [id],
    )
    const award = rows[0]!.award_id
    await client.query(forgery.replaceAll('$award', award))
    const named = [`project own-${id}:`, `award ${award}:`]
    return (await verifyProjects(client)).filter((finding) => named.some((name) => finding.startsWith(name)))
  } finally {
    await client.query('rollback')
    client.release()
  }
}
