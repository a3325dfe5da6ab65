import type { SealStatus } from '#contract/sourcing/seal.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'
import { json, type NewRow } from '#kit/database/query.parts.ts'

const columns = [
  'project_id',
  'round',
  'suite',
  'mode',
  'k',
  'n',
  'sealed_bytes',
  'terms',
  'key_record',
  'key_id',
  'key_signatures',
  'keeper_ticket',
  'quote_begin_at',
  'quote_end_at',
  'status',
  'next_seq',
  'head',
  'last_at',
] as const

const last = preparedQuery((db, $: Params<{ projectId: string; round?: number }>) => {
  const rounds = db.selectFrom('sourcing.seal_rounds').select(columns).where('project_id', '=', $.projectId)
  return ($.round ? rounds.where('round', '=', $.round) : rounds).orderBy('round', 'desc').limit(1)
})
export type RoundRow = RowOf<typeof last>
export type LockedRound = Locked<RoundRow>
/** Last round of a project, or the given one; undefined for projects without sealed quotes. */
export const findRound = (db: Db, projectId: string, round?: number) =>
  last.first(db, { projectId, ...(round === undefined ? {} : { round }) })

const lastLocked = preparedQuery((db, $: Params<{ projectId: string; round?: number }>) => {
  const rounds = db.selectFrom('sourcing.seal_rounds').select(columns).where('project_id', '=', $.projectId)
  return ($.round ? rounds.where('round', '=', $.round) : rounds).orderBy('round', 'desc').limit(1).forNoKeyUpdate()
})
/** Whether a closed round still waits for its opening: shares can be released, and the round can be given up. */
export const awaitsOpening = ({ status }: Pick<RoundRow, 'status'>): boolean =>
  status === 'closed' || status === 'opening'

/** Locks a round. Lock order: the project before its round. */
export const lockRound = async (tx: Tx, projectId: string, round?: number) =>
  (await lastLocked.first(tx, { projectId, ...(round === undefined ? {} : { round }) })) as LockedRound | undefined

type NewRound = NewRow<'sourcing.seal_rounds', Exclude<(typeof columns)[number], 'status'>>
const insert = preparedQuery((db, { key_signatures: signatures, ...$ }: Params<NewRound>) =>
  db.insertInto('sourcing.seal_rounds').values({ ...$, key_signatures: json(signatures) }),
)
export const insertRound = async (tx: Tx, round: NewRound): Promise<void> => void (await insert(tx, round))

interface Changed {
  readonly project_id: string
  readonly round: number
  readonly terms: string
  readonly keeper_ticket: string | null
  readonly quote_begin_at: Date
  readonly quote_end_at: Date
}
const setTerms = preparedQuery((db, { project_id: projectId, round, ...$ }: Params<Changed>) =>
  db.updateTable('sourcing.seal_rounds').set($).where('project_id', '=', projectId).where('round', '=', round),
)
/** Updates the terms of a round after a change notice. */
export const setRoundTerms = async (
  tx: Tx,
  { project_id, round }: LockedRound,
  changed: Omit<Changed, 'project_id' | 'round'>,
): Promise<void> => void (await setTerms(tx, { project_id, round, ...changed }))

const setStatus = preparedQuery((db, $: Params<{ projectId: string; round: number; status: SealStatus }>) =>
  db
    .updateTable('sourcing.seal_rounds')
    .set({ status: $.status })
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round),
)
export const setRoundStatus = async (
  tx: Tx,
  { project_id: projectId, round }: LockedRound,
  status: SealStatus,
): Promise<void> => void (await setStatus(tx, { projectId, round, status }))

interface NewShare {
  readonly project_id: string
  readonly round: number
  readonly maker: string
  readonly opener: string
  readonly sealed: Buffer
}
const insertOne = preparedQuery((db, $: Params<NewShare>) => db.insertInto('sourcing.seal_shares').values($))
export const insertShare = async (tx: Tx, share: NewShare): Promise<void> => void (await insertOne(tx, share))
