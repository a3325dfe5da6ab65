import { beforeAll, expect, vi } from 'vitest'
import { systemActor } from '#kit/actor.ts'
import { verifyAudit } from '#kit/events/audit.ts'
import { appendToChains } from '#kit/events/chain.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { randomId } from '#test/ids.ts'
import { openForFile } from '#test/sql/openForFile.ts'

export const moved = (step: number) => newEvent('authority.listed', { id: '7', to: 'trusted', data: { revoked: step } })

/** A tenant with five events in its audit chain, and two others with one event each, for one test file. */
export function openAuditedTenant() {
  const { url, database, owner } = openForFile(2)
  const tenant = randomId()
  const others = [randomId(), randomId()]
  beforeAll(async () => {
    await owner.query("set app.jobs = 'worker'")
    await database.write(tenant, (tx) => publish(tx, systemActor(tenant), ...[1, 2, 3, 4, 5].map(moved)))
    for (const other of others) await database.write(other, (tx) => publish(tx, systemActor(other), moved(1)))
    // Open transactions of other test files, which write thousands of goods, delay the chains until they end.
    await vi.waitFor(async () => {
      while (await appendToChains(owner));
      const { rows } = await owner.query('select from kit.audit where tenant_id = any ($1)', [[tenant, ...others]])
      expect(rows).toHaveLength(7)
    }, 50_000)
  })

  /**
   * Report of the verifier after a forgery by the database owner, rolled back afterwards; concurrent changes are
   * invisible.
   */
  async function forged(statements: readonly string[], anchors?: readonly string[]) {
    // Events that other test files left behind without a worker would be reported too.
    while (await appendToChains(owner));
    await owner.query('begin isolation level repeatable read')
    try {
      for (const statement of statements) await owner.query(statement)
      const { wrong, heads, ...found } = await verifyAudit(owner, anchors)
      const ours = wrong.flatMap((one) => (one.startsWith(`tenant ${tenant}: `) ? [one.slice(tenant.length + 9)] : []))
      return { ...found, wrong, ours, head: heads.find((one) => one.startsWith(`${tenant}:`)) }
    } finally {
      await owner.query('rollback')
    }
  }
  const ofTenant = `tenant_id = ${tenant}`
  return {
    url,
    database,
    owner,
    tenant,
    others,
    forged,
    /** Head of the tenant's chain. */
    headNow: async () => (await forged([])).head!,
    ofTenant,
    eventOf: (index: number) => `(select event_id from kit.audit where ${ofTenant} and seq = ${index + 1})`,
  }
}
