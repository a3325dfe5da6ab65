import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import type { Cluster } from './embedded.cluster.ts'
import { OWNER, meet } from './embedded.connection.ts'

/** Superuser setup: the role, the database, and the rights for monitoring and backups. */
export async function provision(cluster: Cluster): Promise<void> {
  const { superuserPassword, ownerPassword } = cluster.secret
  const root = await meet(cluster, 'postgres', 'postgres', superuserPassword)
  if (root === 'stranger') throw new Error(`pg-secret.json does not open the database in ${cluster.directory}`)
  if (!(root instanceof Client)) return
  const owner = escapeIdentifier(OWNER)
  try {
    const { rows } = await root.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [OWNER],
    )
    const verb = rows[0]?.role ? 'alter' : 'create'
    await root.query(`${verb} role ${owner} login createrole createdb password ${escapeLiteral(ownerPassword)}`)
    await root.query(`grant pg_monitor to ${owner}`)
    if (!rows[0]?.database) await root.query(`create database ${owner} owner ${owner}`)
  } finally {
    await root.end()
  }
  await grantInside(cluster, owner)
}

async function grantInside(cluster: Cluster, owner: string): Promise<void> {
  const root = await meet(cluster, OWNER, 'postgres', cluster.secret.superuserPassword)
  if (!(root instanceof Client)) return
  try {
    await root.query('create extension if not exists pg_stat_statements')
    await root.query(`grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean) to ${owner}`)
  } finally {
    await root.end()
  }
}
