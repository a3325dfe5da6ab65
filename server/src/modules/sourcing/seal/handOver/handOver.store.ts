import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import type { NewRow } from '#kit/database/query.parts.ts'

const columns = ['opener', 'substitute', 'encryption', 'signing', 'sig', 'handed_at'] as const

const ofRound = preparedQuery((db, $: Params<{ projectId: string; round: number }>) =>
  db
    .selectFrom('sourcing.seal_hand_overs')
    .select(columns)
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round)
    .orderBy('opener'),
)
export type HandOverRow = RowOf<typeof ofRound>
/** Hand-overs of a round's shares. */
export const findHandOvers = (db: Db, projectId: string, round: number) => ofRound(db, { projectId, round })

type NewHandOver = NewRow<
  'sourcing.seal_hand_overs',
  'project_id' | 'round' | 'opener' | 'substitute' | 'encryption' | 'signing' | 'sig'
>
const insert = preparedQuery((db, $: Params<NewHandOver>) => db.insertInto('sourcing.seal_hand_overs').values($))
export const insertHandOver = async (tx: Tx, row: NewHandOver): Promise<void> => void (await insert(tx, row))

const reseal = sqlQuery(
  'sourcing.resealShares',
  `update sourcing.seal_shares s set sealed = given.sealed
   from unnest($makers::text[], $sealed::bytea[]) as given (maker, sealed)
   where s.project_id = $projectId and s.round = $round and s.opener = $opener and s.maker = given.maker
     and s.released is null`,
)
interface Resealed {
  readonly projectId: string
  readonly round: number
  readonly opener: string
  readonly shares: readonly { readonly maker: string; readonly sealed: Buffer }[]
}
/** Replaces an opener's shares by ones encrypted for the substitute. */
export const setSealed = async (tx: Tx, { shares, ...place }: Resealed): Promise<void> => {
  const makers = shares.map(({ maker }) => maker)
  await reseal(tx, { ...place, makers, sealed: shares.map(({ sealed }) => sealed) })
}

const supplied = sqlQuery(
  'sourcing.peopleOfSuppliers',
  `select distinct person_id as "person_id!" from identity.users
   where person_id = any ($personIds) and supplier_id is not null`,
)
/** People among these who work for a supplier. */
export const findPeopleOfSuppliers = async (db: Db, personIds: readonly string[]): Promise<string[]> =>
  (await supplied(db, { personIds: [...personIds] })).map(({ person_id: id }) => id)
