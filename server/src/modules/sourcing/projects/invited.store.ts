import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'

const invitation = preparedQuery((db, $: Params<{ projectId: string; supplierId: string }>) =>
  db
    .selectFrom('sourcing.invitations')
    .select('invited_at')
    .where('project_id', '=', $.projectId)
    .where('supplier_id', '=', $.supplierId),
)
export const isInvited = async (db: Db, projectId: string, supplierId: string): Promise<boolean> =>
  (await invitation.first(db, { projectId, supplierId })) !== undefined
