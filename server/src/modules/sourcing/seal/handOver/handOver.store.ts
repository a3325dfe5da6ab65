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
/** Whose shares of a round were handed over, and to whom. */
export const findHandOvers = (db: Db, projectId: string, round: number) => ofRound(db, { projectId, round })

type NewHandOver = NewRow<
  'sourcing.seal_hand_overs',
  'project_id' | 'round' | 'opener' | 'substitute' | 'encryption' | 'signing' | 'sig'
>
const insert = preparedQuery((db, $: Params<NewHandOver>) => db.insertInto('sourcing.seal_hand_overs').values($))
export const insertHandOver = async (tx: Tx, row: NewHandOver): Promise<void> => void (await insert(tx, row))

const reseal = sqlQuery(
  'sourcing.resealShare',
  `update sourcing.seal_shares set sealed = $sealed
   where project_id = $projectId and round = $round and maker = $maker and opener = $opener and released is null`,
)
/** A share that is encrypted to somebody else from now on. */
export const setSealed = async (tx: Tx, share: Parameters<typeof reseal>[1]): Promise<void> =>
  void (await reseal(tx, share))

const supplied = sqlQuery(
  'sourcing.peopleOfSuppliers',
  `select distinct person_id as "person_id!" from identity.users
   where person_id = any ($personIds) and supplier_id is not null`,
)
/** Those of these people who work for a supplier. */
export const findPeopleOfSuppliers = async (db: Db, personIds: readonly string[]): Promise<string[]> =>
  (await supplied(db, { personIds: [...personIds] })).map(({ person_id: id }) => id)
