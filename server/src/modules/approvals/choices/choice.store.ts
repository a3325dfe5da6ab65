import type { chooseApprovers } from '#contract/approvals/approvalTasks.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

type Chosen = Input<typeof chooseApprovers>['choices']

const choose = sqlQuery(
  'approvals.choose',
  `insert into approvals.choices (user_id, rule_id, place, approver_id, chosen_at)
   select $userId, c."ruleId", c.place, c."approverId", kit.clock()
   from jsonb_to_recordset($choices::jsonb) as c("ruleId" bigint, place int, "approverId" bigint)
   on conflict (tenant_id, user_id, rule_id, place)
   do update set approver_id = excluded.approver_id, chosen_at = excluded.chosen_at`,
)
/** Keeps whom a requester has chosen, instead of an earlier choice for the same steps. */
export const setChoices = (tx: Tx, userId: string, choices: Chosen) => choose(tx, { userId, choices })

/** Removes what requesters have chosen. */
export const removeChoices = sqlQuery(
  'approvals.removeChoices',
  'delete from approvals.choices where user_id = any ($requesterIds::bigint[])',
)

const offered = sqlQuery(
  'approvals.offeredChoices',
  `select c."ruleId" as "ruleId!", c.place as "place!"
   from jsonb_to_recordset($choices::jsonb) as c("ruleId" bigint, place int, "approverId" bigint)
     join approvals.rules r on r.id = c."ruleId" and r.enabled
     cross join lateral (select r.nodes -> (c.place - 1) as node) n
     join identity.users u on u.id = c."approverId"
   where n.node ->> 'source' = 'choice' and u.person_id <> $personId and (
     n.node -> 'userIds' ? c."approverId"::text
     or exists (select from identity.user_roles h join identity.roles o on o.id = h.role_id
       where h.user_id = u.id and o.code = n.node ->> 'roleCode' and identity.is_in_time(h)))`,
)
/** Those of the choices that rules in force offer to somebody. */
export const offeredChoices = (tx: Tx, personId: string, choices: Chosen) => offered(tx, { personId, choices })
