import { createHash } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import { awaitWithCommit, type Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'
import { refuse } from '#kit/refusal.ts'

interface Key {
  readonly userId: string
  readonly key: string
}
const takeKey = preparedQuery((db, $: Params<Key & { route: string; sha: Buffer }>) =>
  db
    .insertInto('kit.idempotency')
    .values({ user_id: $.userId, key: $.key, route: $.route, body_sha: $.sha })
    .onConflict((on) => on.doNothing())
    .returning('key'),
)
const firstAnswer = preparedQuery((db, $: Params<Key>) =>
  db
    .selectFrom('kit.idempotency')
    .select(['body_sha', 'reply'])
    .where('user_id', '=', $.userId)
    .where('key', '=', $.key),
)
const keepAnswer = preparedQuery((db, $: Params<Key & { reply: { data: unknown } }>) =>
  db
    .updateTable('kit.idempotency')
    .set({ reply: json($.reply) })
    .where('user_id', '=', $.userId)
    .where('key', '=', $.key),
)

/**
 * Idempotency key: the first insert executes the work; concurrent calls wait for its transaction and replay its
 * response. Refuses with `key.reused` if the key was used with a different route or input.
 */
export async function runIdempotent<T>(
  tx: Tx,
  actor: Actor,
  route: string,
  key: string,
  input: unknown,
  run: (tx: Tx) => Promise<T>,
) {
  const sha = createHash('sha256').update(route).update(JSON.stringify(input)).digest()
  const of = { userId: actor.userId, key }
  if (!(await takeKey.first(tx, { ...of, route, sha }))) {
    const first = (await firstAnswer.first(tx, of)) ?? refuse('thing.stale')
    if (!first.body_sha.equals(sha) || !first.reply) return refuse('key.reused')
    return { data: first.reply.data as T, isReplay: true }
  }
  const data = await run(tx)
  void awaitWithCommit(tx, keepAnswer(tx, { ...of, reply: { data: data ?? null } }))
  return { data, isReplay: false }
}
