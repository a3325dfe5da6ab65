import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Candidate, Turn } from './turn.rules.ts'

const opened = sqlQuery(
  'catalogue.openRotation',
  `with named as (
     insert into catalogue.positions as p (agreement_id, name)
     select $agreementId::bigint, g.name from unnest($positions::text[]) as g(name)
     on conflict (tenant_id, agreement_id, name) do update set name = excluded.name
     returning p.id
   )
   insert into catalogue.turn_shares as s (position_id, supplier_id, share)
   select n.id, g.supplier_id, g.share from named n, unnest($supplierIds::bigint[], $shares::numeric[]) as g(supplier_id, share)
   on conflict (tenant_id, position_id, supplier_id) do nothing`,
)
/** Positions of a rotation with the share of each supplier; those that are there keep their turns. */
export const openRotation = async (
  tx: Tx,
  of: {
    readonly agreementId: string
    readonly positions: readonly string[]
    readonly shares: readonly { readonly supplierId: string; readonly share: string }[]
  },
): Promise<void> =>
  void (await opened(tx, {
    agreementId: of.agreementId,
    positions: of.positions,
    supplierIds: of.shares.map(({ supplierId }) => supplierId),
    shares: of.shares.map(({ share }) => share),
  }))

const lock = sqlQuery(
  'catalogue.lockPositions',
  `select id, name, last_turn from catalogue.positions where id = any ($ids::bigint[]) order by id for update`,
)
/** Locks positions in id order: turns are given one after the other. */
export const lockPositions = (tx: Tx, ids: readonly string[]) => lock(tx, { ids })

/** Position for which an order wants goods of a supplier. */
export interface Wanted {
  readonly positionId: string
  readonly supplierId: string
  readonly qty: number
}

const waiting = sqlQuery(
  'catalogue.turnCandidates',
  `select g.position_id as "position_id!", s.supplier_id, s.share, s.used, s.last_turn, k.id as sku_id, k.name, k.supplier_name, a.price, n.name as position
   from unnest($positionIds::bigint[], $supplierIds::bigint[], $quantities::int[]) as g(position_id, supplier_id, qty)
   join catalogue.positions n on n.id = g.position_id
   join catalogue.turn_shares s on s.position_id = g.position_id and s.is_open
   join lateral (
     select p.sku_id, p.price from catalogue.agreement_prices p
     where p.position_id = g.position_id and p.supplier_id = s.supplier_id and not p.is_closed and not p.is_stopped
       and $today::date between p.valid_from and p.valid_to
     order by p.id limit 1) a on true
   join catalogue.skus k on k.id = a.sku_id
   join suppliers.suppliers u on u.id = s.supplier_id
   left join catalogue.stock t on t.tenant_id = k.tenant_id and t.sku_id = k.id
   where s.supplier_id = g.supplier_id
     or k.is_live and u.status = 'active' and not suppliers.is_blocked(u.blocks, 'order', $today::date)
        and coalesce(t.on_hand - t.reserved, 0) >= greatest(g.qty, k.min_qty)
   order by g.position_id, s.supplier_id`,
)
/**
 * Suppliers that can be given the turn of positions now: in force, on sale, and with enough stock. The supplier whose
 * goods are wanted is always one of them, because its stock was reserved before.
 */
export const candidatesFor = (tx: Db, today: string, wanted: readonly Wanted[]) =>
  waiting(tx, {
    today,
    positionIds: wanted.map(({ positionId }) => positionId),
    supplierIds: wanted.map(({ supplierId }) => supplierId),
    quantities: wanted.map(({ qty }) => qty),
  })
export type CandidateRow = Awaited<ReturnType<typeof candidatesFor>>[number]

/** Turns that documents hold: given, and neither passed on nor returned. */
export const openTurns = sqlQuery(
  'catalogue.openTurns',
  `select t.position_id, t.no, t.ref_id, t.supplier_id, t.amount from catalogue.turns t
   where t.ref_kind = $refKind and t.ref_id = any ($refIds::bigint[]) and t.kind = 'given' and not exists (
     select from catalogue.turns e where e.tenant_id = t.tenant_id and e.position_id = t.position_id and e.ref_kind = t.ref_kind
       and e.ref_id = t.ref_id and e.kind <> 'given' and e.no > t.no)
   order by t.position_id, t.no`,
)

export interface NewTurn extends Omit<Turn, 'candidates'> {
  readonly positionId: string
  readonly candidates: readonly Candidate[]
}
const record = sqlQuery(
  'catalogue.recordTurns',
  `with given as materialized (
     select * from jsonb_to_recordset($turns::jsonb) as g("positionId" bigint, no int, kind text, "refKind" text, "refId" bigint,
       "supplierId" bigint, amount numeric, candidates jsonb)
   ), numbered as (
     update catalogue.positions p set last_turn = g.no from (select "positionId", max(no) as no from given group by 1) g
     where p.id = g."positionId"
   ), counted as (
     update catalogue.turn_shares s set used = s.used + g.amount, last_turn = g.no
     from (select "positionId", "supplierId", sum(amount) as amount, max(no) as no from given where kind = 'given' group by 1, 2) g
     where s.position_id = g."positionId" and s.supplier_id = g."supplierId"
   )
   insert into catalogue.turns (position_id, no, kind, ref_kind, ref_id, supplier_id, amount, candidates)
   select "positionId", no, kind, "refKind", "refId", "supplierId", amount, candidates from given`,
).narrow<object, { turns: readonly NewTurn[] }>()
/** Records turns under the lock of their positions. */
export const recordTurns = (tx: Tx, turns: readonly NewTurn[]) => record(tx, { turns })

const returned = sqlQuery(
  'catalogue.returnTurns',
  `update catalogue.turn_shares s set used = s.used - g.amount,
     last_turn = coalesce((
       select max(t.no) from catalogue.turns t
       where t.tenant_id = s.tenant_id and t.position_id = s.position_id and t.supplier_id = s.supplier_id and t.kind = 'given'
         and not exists (
           select from catalogue.turns e where e.tenant_id = t.tenant_id and e.position_id = t.position_id
             and e.ref_kind = t.ref_kind and e.ref_id = t.ref_id and e.kind = 'returned' and e.no > t.no)), 0)
   from unnest($positionIds::bigint[], $supplierIds::bigint[], $amounts::numeric[]) as g(position_id, supplier_id, amount)
   where s.position_id = g.position_id and s.supplier_id = g.supplier_id`,
)
/** Takes returned turns out of what their suppliers were given; they are recorded already. */
export const uncountTurns = (
  tx: Tx,
  turns: readonly { readonly positionId: string; readonly supplierId: string; readonly amount: string }[],
) =>
  returned(tx, {
    positionIds: turns.map(({ positionId }) => positionId),
    supplierIds: turns.map(({ supplierId }) => supplierId),
    amounts: turns.map(({ amount }) => amount),
  })

const ofAgreement = sqlQuery(
  'catalogue.turnsOfAgreement',
  `select p.id as position_id, p.name as position, t.no, t.kind, t.ref_kind, t.ref_id, t.supplier_id, t.amount, t.candidates, t.at
   from catalogue.positions p join catalogue.turns t on t.tenant_id = p.tenant_id and t.position_id = p.id
   where p.agreement_id = $agreementId order by p.id, t.no limit 5000`,
)
/** Turns of the positions of an agreement, in their order. */
export const turnsOfAgreement = (db: Db, agreementId: string) => ofAgreement(db, { agreementId })

const shares = sqlQuery(
  'catalogue.turnShares',
  `select p.id as position_id, p.name as position, s.supplier_id, s.share, s.used, s.last_turn, s.is_open
   from catalogue.positions p join catalogue.turn_shares s on s.tenant_id = p.tenant_id and s.position_id = p.id
   where p.agreement_id = $agreementId order by p.id, s.supplier_id`,
)
/** What each supplier of an agreement was given of its positions. */
export const turnSharesOf = (db: Db, agreementId: string) => shares(db, { agreementId })
