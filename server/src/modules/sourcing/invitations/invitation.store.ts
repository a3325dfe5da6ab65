import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const invitations = tableOf('sourcing.mail_invitations')

const ofProject = sqlQuery(
  'sourcing.mailInvitations',
  `select m.id, m.firm_name, m.mail, m.sends, m.invited_name, m.invited_at, m.expires_at, m.opened_at, m.accepted_at,
     m.registered_at, m.withdrawn_at,
     exists (select from sourcing.enrolments e where e.tenant_id = m.tenant_id and e.project_id = m.project_id
       and e.supplier_id = m.supplier_id and e.status <> 'withdrawn') as "is_enrolled!"
   from sourcing.mail_invitations m where m.project_id = $projectId order by m.id desc`,
)
/** Invitations of a project, the latest first. */
export const findInvitations = (db: Db, projectId: string) => ofProject(db, { projectId })

const registering = sqlQuery(
  'sourcing.invitationsRegistering',
  `select m.id, u.supplier_id as "supplierId!" from sourcing.mail_invitations m
   join identity.users u on u.tenant_id = m.tenant_id and u.id = m.user_id
   where m.supplier_id is null and m.withdrawn_at is null and u.supplier_id is not null order by m.id`,
)
/** Accepted invitations whose account has become that of a supplier. */
export const findRegistering = (db: Db) => registering(db)

export const insertInvited = preparedQuery((db, $: Params<{ project_id: string; supplier_id: string }>) =>
  db
    .insertInto('sourcing.invitations')
    .values($)
    .onConflict((conflict) => conflict.doNothing()),
)
