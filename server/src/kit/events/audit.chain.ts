import type { ClientBase } from 'pg'

const batch = 2000

interface Link {
  seq: string
  prev: string
  hash: string
  /** Hash recomputed from the link's event; null if the event is missing. */
  digest: string | null
  same_transaction: boolean
}

export interface Chain {
  tenant_id: string
  genesis: string
  seq: string
  hash: string
}
export type Owner = Pick<ClientBase, 'query'>

export async function verifyChain(owner: Owner, { tenant_id, ...chain }: Chain, anchor: string | undefined) {
  const [, keptSeq, keptHash] = anchor?.split(':') ?? []
  let [links, hash] = [0, chain.genesis]
  let bad: string | false = false
  let atAnchor: string | undefined
  for (let more = true; more && !bad;) {
    const { rows } = await owner.query<Link>(
      `select a.seq, encode(a.prev, 'hex') as prev, encode(a.hash, 'hex') as hash, a.txid = e.txid as same_transaction,
         case when e.id is not null then encode(kit.event_digest(e, a.prev), 'hex') end as digest
       from kit.audit a left join kit.events e on e.tenant_id = a.tenant_id and e.id = a.event_id
       where a.tenant_id = $1 and a.seq > $2 order by a.seq limit $3`,
      [tenant_id, links, batch],
    )
    for (const link of rows) {
      bad = violation(link, links + 1, hash)
      if (bad) break
      links += 1
      hash = link.hash
      if (keptSeq === link.seq) atAnchor = hash
    }
    more = rows.length === batch
  }
  const wrong = bad ? [bad] : []
  if (!bad && (String(links) !== chain.seq || hash !== chain.hash))
    wrong.push(`the chain ends at ${links}, and its head is ${chain.seq}`)
  if (keptSeq !== undefined && !bad && atAnchor !== keptHash)
    wrong.push(
      atAnchor === undefined ? `the chain ends at ${links}, before the anchor` : `link ${keptSeq}: not the anchor's`,
    )
  return { links, head: `${tenant_id}:${links}:${hash}`, wrong }
}

function violation(
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
