import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { insertMany, json, type NewRow } from '#kit/database/query.parts.ts'

const columns = [
  'project_id',
  'round',
  'choice',
  'reason',
  'message',
  'target_total',
  'items',
  'begun_by',
  'begun_name',
  'begun_at',
] as const

const insert = preparedQuery((db, { items, ...$ }: Params<NewRow<'sourcing.negotiations', (typeof columns)[number]>>) =>
  db.insertInto('sourcing.negotiations').values({ ...$, items: json(items) }),
)
export const insertNegotiation = async (tx: Tx, row: Parameters<typeof insert>[1]): Promise<void> =>
  void (await insert(tx, row))
export const insertAsked = insertMany('sourcing.negotiation_suppliers', ['project_id', 'round', 'supplier_id'])

const ofProject = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.selectFrom('sourcing.negotiations').select(columns).where('project_id', '=', $.projectId).orderBy('round', 'desc'),
)
export type NegotiationRow = RowOf<typeof ofProject>
/** Negotiations of a project, latest first. */
export const findNegotiationRows = (db: Db, projectId: string) => ofProject(db, { projectId })

const asked = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.negotiation_suppliers as n')
    .innerJoin('suppliers.suppliers as s', 's.id', 'n.supplier_id')
    .select(['n.round', 's.id', 's.name'])
    .where('n.project_id', '=', $.projectId)
    .orderBy('s.name'),
)
/** Invited suppliers of each negotiation. */
export const findAsked = (db: Db, projectId: string) => asked(db, { projectId })

const ofSupplier = preparedQuery((db, $: Params<{ projectId: string; supplierId: string }>) =>
  db
    .selectFrom('sourcing.negotiation_suppliers')
    .select('round')
    .where('project_id', '=', $.projectId)
    .where('supplier_id', '=', $.supplierId)
    .orderBy('round'),
)
/** Later rounds to which a supplier was invited; the first one is open to all participants. */
export const findRoundsOf = async (db: Db, projectId: string, supplierId: string): Promise<readonly number[]> =>
  (await ofSupplier(db, { projectId, supplierId })).map(({ round }) => round)
/** Whether a supplier may quote in a round: always in the first one, by invitation in later ones. */
export const isAskedIn = async (db: Db, projectId: string, round: number, supplierId: string): Promise<boolean> =>
  round === 1 || (await findRoundsOf(db, projectId, supplierId)).includes(round)

const quoting = sqlQuery(
  'sourcing.quotedInRound',
  `select count(*)::int as "quoted!" from sourcing.sealed_quotes
   where project_id = $projectId and round = $round and not is_lapsed`,
)
/** Number of quotes in force of a round. */
export const countQuotedIn = async (db: Db, projectId: string, round: number): Promise<number> =>
  (await quoting.one(db, { projectId, round })).quoted
