import type { GrantReach } from '#contract/kit/reach/reach.ts'
import { database, type Person, server } from '../app.ts'

/** Gives all roles of a person a data scope, as of their next call. */
export async function withReach(person: Person, reach: GrantReach, deptIds: readonly string[] = []): Promise<Person> {
  await database.write(person.tenantId, (tx) =>
    tx
      .updateTable('identity.user_roles')
      .set({ reach, reach_dept_ids: [...deptIds] })
      .where('user_id', '=', person.userId)
      .execute(),
  )
  server.authenticator.forgetSessions([person.sessionId])
  return person
}
