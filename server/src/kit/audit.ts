import type { ClientBase } from 'pg'

const batch = 2000

interface Link {
  seq: string
  prev: string
  hash: string
  /** What the hash must be, from the link's event; null where the event is gone. */
  digest: string | null
  same_transaction: boolean
}

export interface AuditFindings {
  /** How many links were found to be right, one after the other. */
  readonly links: number
  /** `seq:hash` of the last of them: written down elsewhere, it proves later that nothing was cut off. */
  readonly head: string
  /** A sentence for each thing that is wrong, the first bad link first. */
  readonly wrong: string[]
}

/**
 * Walks the audit chain from its first link and recomputes every hash; stops at the first bad one. Also finds events that were slipped
 * in behind the chain, and with an anchor (an earlier `head`) a chain that was cut or written anew. Takes the owner's connection.
 */
export async function verifyAudit(owner: Pick<ClientBase, 'query'>, anchor?: string): Promise<AuditFindings> {
  const kept = anchor?.split(':')
  let [links, hash] = [0, '00']
  let bad: string | false = false
  let atAnchor: string | undefined
  for (let more = true; more && !bad;) {
    const { rows } = await owner.query<Link>(
      `select a.seq, encode(a.prev, 'hex') as prev, encode(a.hash, 'hex') as hash, a.txid = e.txid as same_transaction,
         case when e.id is not null then encode(kit.event_digest(e, a.prev), 'hex') end as digest
       from kit.audit a left join kit.events e on e.tenant_id = a.tenant_id and e.id = a.event_id
       where a.seq > $1 order by a.seq limit ${batch}`,
      [links],
    )
    for (const link of rows) {
      bad = objection(link, links + 1, hash)
      if (bad) break
      links += 1
      hash = link.hash
      if (kept?.[0] === link.seq) atAnchor = hash
    }
    more = rows.length === batch
  }
  const wrong = [...(bad ? [bad] : []), ...(await strays(owner))]
  if (kept && !bad && atAnchor !== kept[1])
    wrong.push(
      atAnchor === undefined ? `the chain ends at ${links}, before the anchor` : `link ${kept[0]}: not the anchor's`,
    )
  return { links, head: `${links}:${hash}`, wrong }
}

function objection(
  { seq, prev, hash, digest, same_transaction }: Link,
  expected: number,
  last: string,
): string | false {
  if (seq !== String(expected)) return `link ${expected}: missing`
  if (prev !== last) return `link ${seq}: does not follow the one before it`
  if (digest === null) return `link ${seq}: its event is gone`
  if (digest !== hash || !same_transaction) return `link ${seq}: its event was changed`
  return false
}

/** Events that the chain should have and has not, and listeners that heard what is no longer there. */
async function strays(owner: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await owner.query<{ says: string }>(`
    with last as (select seq, txid, event_id from kit.audit order by seq desc limit 1),
      unsealed as (
        select e.id, e.txid, e.at from kit.events e
        where not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)
      )
    select 'event ' || u.id || ': slipped in behind the chain' as says from unsealed u, last
    where (u.txid, u.id) < (last.txid, last.event_id)
    union all
    select 'event ' || u.id || ': of a transaction that has not been' from unsealed u
    where u.txid >= pg_snapshot_xmax(pg_current_snapshot())
    union all
    select 'event ' || u.id || ': not sealed for more than a minute' from unsealed u
    where u.at < now() - interval '1 minute' and u.txid < pg_snapshot_xmin(pg_current_snapshot())
      and (u.txid, u.id) > (select txid, event_id from last union all select '0'::xid8, 0 limit 1)
    union all
    select 'listener ' || c.name || ': has heard link ' || c.seq || ', which is gone' from kit.cursors c
    where c.seq > coalesce((select seq from last), 0)
    limit 100`)
  return rows.map(({ says }) => says)
}
