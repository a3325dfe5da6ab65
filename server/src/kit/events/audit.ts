import { type Chain, type Owner, verifyChain } from './audit.chain.ts'

export interface AuditFindings {
  /** Number of verified links of all chains. */
  readonly links: number
  /**
   * Anchors: `tenant:seq:hash` of each chain's last link. Stored elsewhere, they prove later that a chain was not
   * truncated or rewritten.
   */
  readonly heads: readonly string[]
  /** One sentence per finding, starting with the first invalid link of each chain. */
  readonly wrong: string[]
}

/**
 * Verifies the hash chain of each tenant from its first link: recomputes every hash and stops a chain at its first
 * invalid link. Also finds events inserted behind a chain, and with anchors (earlier `heads`) chains that were
 * truncated or rewritten. Needs the owner's connection.
 */
export async function verifyAudit(owner: Owner, anchors: readonly string[] = []): Promise<AuditFindings> {
  const { rows: chains } = await owner.query<Chain>(
    `select tenant_id, encode(genesis, 'hex') as genesis, seq, encode(hash, 'hex') as hash
     from kit.chains order by tenant_id`,
  )
  const kept = new Map(anchors.map((anchor) => [anchor.slice(0, anchor.indexOf(':')), anchor]))
  const [heads, wrong]: [string[], string[]] = [[], []]
  let links = 0
  for (const chain of chains) {
    const found = await verifyChain(owner, chain, kept.get(chain.tenant_id))
    links += found.links
    heads.push(found.head)
    wrong.push(...found.wrong.map((what) => `tenant ${chain.tenant_id}: ${what}`))
  }
  const known = new Set(chains.map(({ tenant_id }) => tenant_id))
  for (const tenant of kept.keys()) if (!known.has(tenant)) wrong.push(`tenant ${tenant}: its chain is gone`)
  return { links, heads, wrong: [...wrong, ...(await strays(owner))] }
}

/** Verifies the chain of one tenant, which must end with the anchor. A tenant without events has no chain. */
export async function verifyTenantAudit(owner: Owner, tenantId: string, anchor: string | undefined): Promise<string[]> {
  const { rows } = await owner.query<Chain>(
    `select tenant_id, encode(genesis, 'hex') as genesis, seq, encode(hash, 'hex') as hash
     from kit.chains where tenant_id = $1`,
    [tenantId],
  )
  if (!rows[0]) return anchor === undefined ? [] : ['the chain is gone']
  const { head, wrong } = await verifyChain(owner, rows[0], anchor)
  return wrong.length > 0 || head === anchor ? wrong : [`the chain ends with ${head} instead of ${anchor}`]
}

/** Finds events missing in a chain, links without a chain, and consumer offsets beyond the end of a chain. */
async function strays(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ finding: string }>(`
    with unchained as (
        select e.tenant_id, e.id, e.txid, e.at, (e.txid, e.id) < (c.txid, c.event_id) or e.txid < p.txid as is_behind
        from kit.events e cross join kit.chain_progress p left join kit.chains c on c.tenant_id = e.tenant_id
        where not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)
      )
    select 'event ' || u.id || ': slipped in behind the chain' as finding from unchained u where u.is_behind
    union all
    select 'event ' || u.id || ': of a transaction that has not been' from unchained u
    where u.txid >= pg_snapshot_xmax(pg_current_snapshot())
    union all
    select 'event ' || u.id || ': in no chain for more than a minute' from unchained u
    where u.at < now() - interval '1 minute' and u.txid < pg_snapshot_xmin(pg_current_snapshot()) and not u.is_behind
    union all
    select 'tenant ' || a.tenant_id || ': links without a chain' from kit.audit a
    where a.seq = 1 and not exists (select from kit.chains c where c.tenant_id = a.tenant_id)
    union all
    select 'listener ' || o.listener || ': has handled link ' || o.seq || ' of tenant ' || o.tenant_id || ', which is gone'
    from kit.consumer_offsets o left join kit.chains c on c.tenant_id = o.tenant_id where o.seq > coalesce(c.seq, 0)
    limit 100`)
  return rows.map(({ finding }) => finding)
}
