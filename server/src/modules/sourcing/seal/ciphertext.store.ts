import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'

interface NewCiphertext {
  readonly project_id: string
  readonly envelope_hash: Buffer
  readonly round: number
  readonly header: string
  readonly keys: string[]
  readonly iv: Buffer
  readonly ct: Buffer
}
const insert = preparedQuery((db, { keys, ...$ }: Params<NewCiphertext>) =>
  db
    .insertInto('sourcing.sealed_quotes')
    .values({ ...$, keys: json(keys) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('round'),
)
/** Inserts a ciphertext; false if it exists, since ciphertexts are immutable. */
export const insertCiphertext = async (tx: Tx, ciphertext: NewCiphertext): Promise<boolean> =>
  (await insert(tx, ciphertext)).length > 0

const remove = preparedQuery((db, $: Params<{ projectId: string; hash: Buffer }>) =>
  db.deleteFrom('sourcing.sealed_quotes').where('project_id', '=', $.projectId).where('envelope_hash', '=', $.hash),
)
export const removeCiphertext = async (tx: Tx, projectId: string, hash: Buffer): Promise<void> =>
  void (await remove(tx, { projectId, hash }))

const removeAll = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.deleteFrom('sourcing.sealed_quotes').where('project_id', '=', $.projectId),
)
/** Deletes all ciphertexts of a project that ended without an opening. */
export const removeCiphertexts = async (tx: Tx, projectId: string): Promise<void> =>
  void (await removeAll(tx, { projectId }))

const lapse = sqlQuery(
  'sourcing.lapseQuotes',
  `update sourcing.sealed_quotes set is_lapsed = true, must_rewrite = must_rewrite or $mustRewrite::boolean
   where project_id = $projectId and round = $round`,
)
/** Marks the quotes of a round as lapsed, until they are confirmed or rewritten. */
export const lapseCiphertexts = async (tx: Tx, projectId: string, round: number, mustRewrite: boolean): Promise<void> =>
  void (await lapse(tx, { projectId, round, mustRewrite }))

const confirm = preparedQuery((db, $: Params<{ projectId: string; hash: Buffer }>) =>
  db
    .updateTable('sourcing.sealed_quotes')
    .set({ is_lapsed: false })
    .where('project_id', '=', $.projectId)
    .where('envelope_hash', '=', $.hash),
)
export const confirmCiphertext = async (tx: Tx, projectId: string, hash: Buffer): Promise<void> =>
  void (await confirm(tx, { projectId, hash }))

const removeUnconfirmed = preparedQuery((db, $: Params<{ projectId: string; round: number }>) =>
  db
    .deleteFrom('sourcing.sealed_quotes')
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round)
    .where('is_lapsed', '=', true),
)
/** Deletes unconfirmed quotes at the end of a round: they are never opened. */
export const removeLapsed = async (tx: Tx, projectId: string, round: number): Promise<void> =>
  void (await removeUnconfirmed(tx, { projectId, round }))

const state = preparedQuery((db, $: Params<{ projectId: string; hash: Buffer }>) =>
  db
    .selectFrom('sourcing.sealed_quotes')
    .select(['is_lapsed', 'must_rewrite'])
    .where('project_id', '=', $.projectId)
    .where('envelope_hash', '=', $.hash),
)
/** Whether a quote waits for confirmation; undefined if its ciphertext is deleted. */
export const findCiphertextState = (db: Db, projectId: string, hash: Buffer) => state.first(db, { projectId, hash })

const lapsed = preparedQuery((db, $: Params<{ projectId: string; round: number }>) =>
  db
    .selectFrom('sourcing.sealed_quotes')
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('count'))
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round)
    .where('is_lapsed', '=', true),
)
/** Number of quotes of a round that wait for confirmation. */
export const countLapsed = async (db: Db, projectId: string, round: number): Promise<number> =>
  (await lapsed.one(db, { projectId, round })).count

const ofRound = preparedQuery((db, $: Params<{ projectId: string; round: number }>) =>
  db
    .selectFrom('sourcing.sealed_quotes')
    .select(['envelope_hash', 'header', 'keys', 'iv', 'ct'])
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round),
)
/** Ciphertexts of a round, for its opening only. */
export const findCiphertexts = (db: Db, projectId: string, round: number) => ofRound(db, { projectId, round })

const someOf = preparedQuery((db, $: Params<{ projectId: string; round: number; after: Buffer; max: number }>) =>
  db
    .selectFrom('sourcing.sealed_quotes')
    .select(['envelope_hash', 'header', 'keys', 'iv', 'ct'])
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round)
    .where('envelope_hash', '>', $.after)
    .orderBy('envelope_hash')
    .limit($.max),
)
/** Page of ciphertexts after a given one, for openers that repeat the opening. */
export const findSomeCiphertexts = (db: Db, projectId: string, round: number, after: Buffer, max: number) =>
  someOf(db, { projectId, round, after, max })

const count = sqlQuery(
  'sourcing.countQuoted',
  `update sourcing.projects set quoted_count =
     (select count(*) from sourcing.sealed_quotes where project_id = $projectId and round = 1 and not is_lapsed)
   where id = $projectId`,
)
/**
 * Updates the card's number of suppliers with a quote. Not a user's edit, so the project's version stays. Later rounds
 * do not change it, since only suppliers with a valid quote quote again.
 */
export const countQuoted = async (tx: Tx, projectId: string, round: number): Promise<void> =>
  void (round === 1 && (await count(tx, { projectId })))
