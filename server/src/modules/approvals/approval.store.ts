import { sql } from 'kysely'
import type { Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf, type NewRow, recordset } from '#kit/database/query.parts.ts'
import { refuse } from '#kit/refusal.ts'
import type { Outcome } from './approval.rules.ts'
import type { ChainStep, Doc } from './chain.rules.ts'
import { ruleFactsOf } from './condition.rules.ts'

const roundColumns = [
  'id',
  'entity',
  'entity_id',
  'doc_no',
  'title',
  'amount',
  'doc_version',
  'requester_id',
  'requester_person_id',
  'dept_id',
  'chain',
  'facts',
  'rule_facts',
  'cc',
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
      .columns(['instance_id', 'step', 'approver_id', 'person_id', 'status', 'opened_at'])
      .expression(
        sql`
          select r.id, 1, u.id, u.person_id, 'open', kit.clock()
          from rounds r, jsonb_array_elements(r.chain) node, jsonb_array_elements(node -> 'approvers') with ordinality p(person, place)
            join identity.users u on u.id = (person ->> 'userId')::bigint
          where node ->> 'step' = '1' and (node ->> 'mode' <> 'inTurn' or place = 1)`,
      ),
)

export interface NewRound extends Doc {
  readonly roundId: string
  readonly chain: readonly ChainStep[]
  /** Accounts that are notified once it is approved. */
  readonly cc: readonly string[]
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
      requester_person_id: doc.requesterPersonId,
      dept_id: doc.deptId,
      chain: [...doc.chain],
      facts: doc.facts ?? {},
      rule_facts: ruleFactsOf(doc),
      cc: [...doc.cc],
    })),
  })

const lock = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('approvals.instances')
    .select([...roundColumns, 'status', 'step', 'reason', 'stuck_since', 'started_at', 'ended_at', 'urged_at'])
    .where('id', '=', anyOf($.ids))
    .orderBy('id')
    .forUpdate(),
)
export type RoundRow = RowOf<typeof lock>

export const lockRounds = async (tx: Tx, ids: readonly string[]) => (await lock(tx, { ids })) as Locked<RoundRow>[]
export const lockRound = async (tx: Tx, id: string) => (await lockRounds(tx, [id]))[0] ?? refuse('thing.notFound')

export const setUrged = sqlQuery('approvals.setUrged', 'update approvals.instances set urged_at = $at where id = $id')

const decide = sqlQuery(
  'approvals.approval.decide',
  `
  with changed as (
    update approvals.tasks t set status = c.status, opinion = c.opinion, decided_at = kit.clock()
    from jsonb_to_recordset($changes::jsonb) c(id bigint, status text, opinion text) where t.instance_id = $id and t.id = c.id
  )
  update approvals.instances set status = $status, step = $step, doc_version = $version, amount = $amount, reason = $reason,
    chain = $chain::jsonb, stuck_since = case when $isStuck then coalesce(stuck_since, kit.clock()) end,
    ended_at = case $status when 'pending' then null else kit.clock() end
  where id = $id`,
)

export const setRound = (
  tx: Tx,
  { id, ...before }: Locked<RoundRow>,
  { status, step, changes }: Outcome,
  patch: Partial<Pick<RoundRow, 'doc_version' | 'amount' | 'reason' | 'chain'>> & { readonly isStuck?: boolean } = {},
) => {
  const { doc_version: version, amount, reason, chain, isStuck = false } = { ...before, ...patch }
  return decide(tx, { id, changes, status, step, version, amount, reason, chain, isStuck })
}

const cancel = sqlQuery(
  'approvals.approval.cancel',
  `
  with tasks as (
    update approvals.tasks set status = 'cancelled', decided_at = kit.clock()
    where instance_id = any ($ids::bigint[]) and status = 'open'
  )
  update approvals.instances set status = 'cancelled', reason = $reason, stuck_since = null, ended_at = kit.clock() where id = any ($ids::bigint[])`,
)

export const setRoundsCancelled = (tx: Tx, rounds: readonly Locked<RoundRow>[], reason: string) =>
  cancel(tx, { ids: rounds.map(({ id }) => id), reason })
