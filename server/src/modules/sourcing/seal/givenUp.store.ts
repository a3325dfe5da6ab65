import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'

const failure = preparedQuery((db, $: Params<{ projectId: string; round: number }>) =>
  db
    .selectFrom('sourcing.seal_failures')
    .select(['reason', 'proposer_id', 'proposer_name', 'proposed_at', 'confirmer_name', 'confirmed_at', 'statement'])
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round),
)
export type FailureRow = RowOf<typeof failure>
/** Proposal to give up a round, or its confirmation; writers hold the round's lock. */
export const findFailure = (db: Db, projectId: string, round: number) => failure.first(db, { projectId, round })

const propose = sqlQuery(
  'sourcing.proposeFailure',
  `insert into sourcing.seal_failures (project_id, round, reason, proposer_id, proposer_name, proposed_at)
   values ($projectId, $round, $reason, $personId, $name, date_trunc('milliseconds', kit.clock()))
   on conflict (tenant_id, project_id, round) do update set reason = excluded.reason,
     proposer_id = excluded.proposer_id, proposer_name = excluded.proposer_name, proposed_at = excluded.proposed_at`,
)
/** Stores a proposal; replaces an earlier one. */
export const setProposal = async (tx: Tx, proposal: Parameters<typeof propose>[1]): Promise<void> =>
  void (await propose(tx, proposal))

const confirm = preparedQuery(
  (db, { projectId, round, ...$ }: Params<Confirmed & { projectId: string; round: number }>) =>
    db.updateTable('sourcing.seal_failures').set($).where('project_id', '=', projectId).where('round', '=', round),
)
interface Confirmed {
  readonly confirmer_id: string
  readonly confirmer_name: string
  readonly confirmed_at: Date
  readonly statement: string
}
export const setConfirmed = async (
  tx: Tx,
  { project_id: projectId, round }: { readonly project_id: string; readonly round: number },
  confirmed: Confirmed,
): Promise<void> => void (await confirm(tx, { projectId, round, ...confirmed }))
