import { sqlQuery } from '#kit/database/query.ts'

/** Opens a session of a person for an operator and notes it among the logins; the account's last login stays. */
export const insertViewing = sqlQuery(
  'identity.insertViewing',
  `with opened as (
     insert into identity.sessions (id, user_id, ip, agent, method, is_strong, by_session_id, by_user_id, ends_at, reason)
     values ($id, $userId, $ip, $agent, 'impersonation', false, $bySessionId, $byUserId, $until, $reason) returning id
   )
   insert into identity.logins (person_id, user_id, method, result, ip, agent, by_user_id)
   select $personId, $userId, 'impersonation', 'ok', $ip, $agent, $byUserId from opened`,
)
