import { sql } from 'kysely'
import type { ApprovalNode } from '#contract/approvals/approvals.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf, type NewRow, recordset } from '#kit/database/query.parts.ts'
import { refuse } from '#kit/refusal.ts'
import type { Outcome } from './approval.rules.ts'
import type { Doc } from './chain.rules.ts'

const roundColumns = [
  'id',
  'entity',
  'entity_id',
  'doc_no',
  'title',
  'amount',
  'doc_version',
  'requester_id',
  'dept_id',
  'chain',
  'award',
] as const
const insert = preparedQuery(
  (db, $: Params<{ rounds: readonly NewRow<'approvals.instances', (typeof roundColumns)[number]>[] }>) =>
    db
      .with('rounds', (made) =>
        made
          .insertInto('approvals.instances')
          .columns(roundColumns)
          .expression((e) =>
            e.selectFrom(recordset('approvals.instances', roundColumns, $.rounds).as('r')).select(roundColumns),
          )
          .returning(['id', 'chain']),
      )
      .insertInto('approvals.tasks')
      .columns(['instance_id', 'step', 'approver_id', 'status', 'opened_at'])
      .expression(
        sql`
          select r.id, (node ->> 'step')::int, (person ->> 'userId')::bigint,
            case node ->> 'step' when '1' then 'open' else 'waiting' end,
            case node ->> 'step' when '1' then kit.clock() end
          from rounds r, jsonb_array_elements(r.chain) node, jsonb_array_elements(node -> 'approvers') person`,
      ),
)

export interface NewRound extends Doc {
  readonly roundId: string
  readonly chain: readonly ApprovalNode[]
}

/** Starts a round for each document, its first step open. */
export const insertRounds = (tx: Tx, docs: readonly NewRound[]) =>
  insert(tx, {
    rounds: docs.map((doc) => ({
      id: doc.roundId,
      entity: doc.entity,
      entity_id: doc.entityId,
      doc_no: doc.docNo,
      title: doc.title,
      amount: doc.amount,
      doc_version: doc.version,
      requester_id: doc.requesterId,
      dept_id: doc.deptId,
      chain: [...doc.chain],
      award: doc.award ?? null,
    })),
  })

const lock = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('approvals.instances')
    .select([...roundColumns, 'status', 'step', 'reason', 'started_at', 'ended_at'])
    .where('id', '=', anyOf($.ids))
    .orderBy('id')
    .forUpdate(),
)
export type RoundRow = RowOf<typeof lock>

export const lockRounds = async (tx: Tx, ids: readonly string[]) => (await lock(tx, { ids })) as Locked<RoundRow>[]
export const lockRound = async (tx: Tx, id: string) => (await lockRounds(tx, [id]))[0] ?? refuse('thing.notFound')

const decide = sqlQuery(
  'approvals.approval.decide',
  `
  with changed as (
    update approvals.tasks t set status = c.status, opinion = c.opinion,
      opened_at = case c.status when 'open' then kit.clock() else t.opened_at end,
      decided_at = case c.status when 'open' then null else kit.clock() end
    from jsonb_to_recordset($changes::jsonb) c(step int, approver_id bigint, status text, opinion text)
    where t.instance_id = $id and t.step = c.step and t.approver_id = c.approver_id
  )
  update approvals.instances set status = $status, step = $step, doc_version = $version, amount = $amount, reason = $reason,
    ended_at = case $status when 'pending' then null else kit.clock() end
  where id = $id`,
)

export const setRound = (
  tx: Tx,
  { id }: Locked<RoundRow>,
  { status, step, changes }: Outcome,
  { version, amount, reason }: { version: string; amount: string; reason: string },
) => decide(tx, { id, changes, status, step, version, amount, reason })

const cancel = sqlQuery(
  'approvals.approval.cancel',
  `
  with tasks as (
    update approvals.tasks set status = 'cancelled', decided_at = kit.clock()
    where instance_id = any ($ids::bigint[]) and status in ('open', 'waiting')
  )
  update approvals.instances set status = 'cancelled', reason = $reason, ended_at = kit.clock() where id = any ($ids::bigint[])`,
)

export const setRoundsCancelled = (tx: Tx, rounds: readonly Locked<RoundRow>[], reason: string) =>
  cancel(tx, { ids: rounds.map(({ id }) => id), reason })
