import { Client } from 'pg'
import type { Cluster } from './embedded.cluster.ts'
import type { Postmaster } from './postmaster.ts'

export const OWNER = 'baicai'

export const urlOf = ({ secret, socket }: Cluster, role: string, password: string, database: string) =>
  `postgres://${role}:${password}@127.0.0.1:${secret.port}/${database}${socket && `?host=${encodeURIComponent(socket)}`}`

type Met = Client | 'silent' | 'recovering' | 'stranger'
const ANSWERS: Readonly<Record<string, Met>> = {
  '57P03': 'recovering',
  '28P01': 'stranger',
  '28000': 'stranger',
  '3D000': 'stranger',
}

/**
 * Connects to a running PostgreSQL. Waits while it is not ready, because leftover processes of the previous instance
 * may still hold its port.
 */
export async function meetRunning(cluster: Cluster, running: Postmaster | undefined): Promise<Met> {
  if (!running) return 'silent'
  return running.isReady ? meet(cluster, OWNER, OWNER, cluster.secret.ownerPassword) : 'recovering'
}

export async function meet(cluster: Cluster, database: string, role: string, password: string): Promise<Met> {
  const client = new Client({
    connectionString: urlOf(cluster, role, password, database),
    connectionTimeoutMillis: 2_000,
    application_name: 'baicai supervisor',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    return ANSWERS[(error as { code?: string }).code ?? ''] ?? 'silent'
  }
}
