import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'
import { json, type NewRow } from '#kit/database/query.parts.ts'

const columns = ['project_id', 'round', 'plan', 'halves', 'key_record', 'signatures', 'confirmations'] as const

const ofProject = preparedQuery((db, $: Params<{ projectId: string; round: number }>) =>
  db
    .selectFrom('sourcing.seal_ceremonies')
    .select(columns)
    .where('project_id', '=', $.projectId)
    .where('round', '=', $.round),
)
export type CeremonyRow = RowOf<typeof ofProject>
/** The key that is being made for a round; the project's lock guards it. */
export const findCeremonyRow = (db: Db, projectId: string, round: number) => ofProject.first(db, { projectId, round })

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

const remove = preparedQuery((db, $: Params<{ projectId: string; round: number }>) =>
  db.deleteFrom('sourcing.seal_ceremonies').where('project_id', '=', $.projectId).where('round', '=', $.round),
)
export const removeCeremony = async (tx: Tx, projectId: string, round: number): Promise<void> =>
  void (await remove(tx, { projectId, round }))
