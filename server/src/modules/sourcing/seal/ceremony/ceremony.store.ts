import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'
import { json, type NewRow } from '#kit/database/query.parts.ts'

const columns = ['project_id', 'round', 'plan', 'halves', 'key_record', 'signatures', 'confirmations'] as const

const ofProject = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.selectFrom('sourcing.seal_ceremonies').select(columns).where('project_id', '=', $.projectId).orderBy('round'),
)
export type CeremonyRow = RowOf<typeof ofProject>
/** Keys in generation by round, guarded by the project's lock. */
export const findCeremonyRows = (db: Db, projectId: string) => ofProject(db, { projectId })

type Written = NewRow<'sourcing.seal_ceremonies', (typeof columns)[number]>
const put = preparedQuery((db, { halves, signatures, confirmations, ...$ }: Params<Written>) => {
  const lists = { halves: json(halves), signatures: json(signatures), confirmations: json(confirmations) }
  return db
    .insertInto('sourcing.seal_ceremonies')
    .values({ ...$, ...lists })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'project_id', 'round']).doUpdateSet({
        plan: $.plan,
        key_record: $.key_record,
        ...lists,
      }),
    )
})
export const putCeremony = async (tx: Tx, row: Written): Promise<void> => void (await put(tx, row))

const remove = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.deleteFrom('sourcing.seal_ceremonies').where('project_id', '=', $.projectId),
)
export const removeCeremonies = async (tx: Tx, projectId: string): Promise<void> =>
  void (await remove(tx, { projectId }))
