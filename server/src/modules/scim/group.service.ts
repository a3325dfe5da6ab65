import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { changeProvisionedMembers } from '#modules/identity/index.ts'
import { demandMatch, etagOf } from './etag.ts'
import { groupSchema } from './group.rules.ts'
import { knownUsers, listGroups, membersOf } from './group.store.ts'
import { ScimError } from './scimError.rules.ts'

export interface GroupRow {
  readonly id: string
  readonly name: string
}

/** Group by its id; roles that are not marked do not exist for directories. */
export async function groupAt(db: Db, id: string): Promise<GroupRow> {
  const [row] = /^[1-9][0-9]{0,17}$/.test(id) ? await listGroups(db, { id, name: null, skip: 0, most: 1 }) : []
  return row ?? refuse('thing.notFound')
}

/** Members after a call, from those before it and the name of the group. */
type MembersAfter = (before: ReadonlySet<string>, displayName: string) => ReadonlySet<string>

/** Version of a group: its name and its members. */
const etagOfGroup = ({ id, name }: GroupRow, members: Iterable<string>): string =>
  etagOf({ id, name, members: [...members].toSorted() })

interface GroupChange {
  readonly after: MembersAfter
  /** Version that the directory has read. */
  readonly ifMatch: string | undefined
}

/** Changes the members of a group by the command of the page of roles; others who hold the role keep it. */
export async function changeGroup(
  tx: Tx,
  actor: Actor,
  roleId: string,
  { after, ifMatch }: GroupChange,
): Promise<string> {
  const { id } = await groupAt(tx, roleId)
  await changeProvisionedMembers(tx, actor, id, async () => {
    const before = new Set((await membersOf(tx, { ids: [id] })).map((member) => member.id))
    // Under the lock of rights: the name and the members are those of the version that is compared.
    const row = await groupAt(tx, id)
    demandMatch(ifMatch, etagOfGroup(row, before))
    const members = after(before, row.name)
    const add = [...members.difference(before)]
    const known = new Set((await knownUsers(tx, { ids: add })).map((user) => user.id))
    const unknown = add.find((each) => !known.has(each))
    if (unknown !== undefined) throw new ScimError(400, `there is no user ${unknown}`, 'invalidValue')
    return { add, remove: [...before.difference(members)] }
  })
  return id
}

/** Roles as SCIM groups, with their members unless those are left out. */
export async function presentGroups(db: Db, rows: readonly GroupRow[], base: string, withMembers: boolean) {
  const members = await membersOf(db, { ids: rows.map(({ id }) => id) })
  const byRole = Map.groupBy(members, ({ role_id: roleId }) => roleId)
  return rows.map(({ id, name }) => ({
    schemas: [groupSchema],
    id,
    displayName: name,
    ...(withMembers && {
      members: (byRole.get(id) ?? []).map((member) => ({
        value: member.id,
        display: member.name,
        type: 'User',
        $ref: `${base}/Users/${member.id}`,
      })),
    }),
    meta: {
      resourceType: 'Group',
      location: `${base}/Groups/${id}`,
      version: etagOfGroup(
        { id, name },
        (byRole.get(id) ?? []).map((member) => member.id),
      ),
    },
  }))
}
