import type { Verification } from '#contract/logs/auditChain.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database, Db } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { chainState, lastVerifications, verifications, verifyLinks } from './auditChain.store.ts'

const none = { head: '', links: 0, waiting: 0 }

export async function auditChainOf(db: Db) {
  const [state] = await chainState(db)
  const { head, links, waiting } = state ?? none
  return { head, links, waiting, verifications: (await lastVerifications(db)).map(present) }
}

type Row = Awaited<ReturnType<typeof lastVerifications>>[number]
const present = ({ id, at, links, head, bad_link: badLink, actor_name: actorName }: Row): Verification => ({
  id,
  at: at.toISOString(),
  links,
  head,
  badLink,
  actorName,
})

/** Recomputes the chain from its first link to the head that it had at the beginning; stops at the first wrong link. */
async function walk(database: Database, tenantId: string) {
  const [head] = await database.read(tenantId, (db) => chainState(db))
  if (!head) return { links: 0, head: '', bad: null }
  let [links, hash] = [0, head.genesis]
  for (;;) {
    const found = await database.read(tenantId, (db) => verifyLinks.one(db, { after: String(links), hash }))
    if (found.bad !== null) return { links: found.bad - 1, head: head.head, bad: found.bad }
    if (found.links > 0) [links, hash] = [found.last, found.hash]
    // Links that were added meanwhile are looked at the next time.
    if (found.links === 0 || links >= head.links) break
  }
  const isCut = links < head.links
  return { links, head: head.head, bad: isCut ? links + 1 : null }
}

/** Verifies the tenant's audit chain and keeps what was found; those who audit get a message of a wrong link. */
export async function verifyChain(database: Database, actor: Actor): Promise<Verification> {
  const { tenantId, now } = actor
  const { links, head, bad } = await walk(database, tenantId)
  return database.write(tenantId, async (tx) => {
    const row = await verifications.insert(tx, {
      at: now,
      actor_id: actor.userId,
      links: String(links),
      head,
      bad_link: bad === null ? null : String(bad),
    })
    if (bad === null) await publish(tx, actor, { name: 'auditChain.verified', id: row.id, data: { links } })
    else await publish(tx, actor, { name: 'auditChain.broken', id: row.id, data: { link: bad } })
    return { id: row.id, at: now.toISOString(), actorName: actor.userName, links, head, badLink: bad }
  })
}

/** Once a day. */
export const verifyDaily = async ({ database, tenantId, now }: JobContext): Promise<void> => {
  await verifyChain(database, systemActor(tenantId, '', now))
}
