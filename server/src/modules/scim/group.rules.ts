import { ScimError } from './scimError.rules.ts'
import { isObject, operationsOf, type ScimOperation } from './user.rules.ts'

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

const wrong = (detail: string) => new ScimError(400, detail, 'invalidValue')
const fixedName = () => new ScimError(400, 'displayName is changed on the page of roles', 'mutability')
const mostMembers = 10_000
const idPattern = /^[1-9][0-9]{0,17}$/

/** Ids of members: objects with a value, one or several. */
function idsIn(value: unknown): string[] {
  if (value === undefined || value === null) return []
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (all.length > mostMembers) throw wrong(`there are at most ${mostMembers} members in a call`)
  return all.map((each) => {
    const id = isObject(each) ? each['value'] : each
    if (typeof id !== 'string' || !idPattern.test(id)) throw wrong('a member needs the id of a user as its value')
    return id
  })
}

/** The name of a group is that of its role: saying the same changes nothing. */
function demandSameName(name: unknown, displayName: string): void {
  if (name !== undefined && name !== displayName) throw fixedName()
}

const memberAt = /^members\[\s*value\s+eq\s+"([^"\\]*)"\s*\]$/i

/** Members after one operation. Removing named members removes these, never all. */
function applyOne(members: Set<string>, { op, path, value }: ScimOperation, displayName: string): Set<string> {
  if (path === '') {
    if (op === 'remove') throw new ScimError(400, 'remove needs a path', 'noTarget')
    if (!isObject(value)) throw wrong('value must be an object where there is no path')
    demandSameName(value['displayName'], displayName)
    return 'members' in value
      ? applyOne(members, { op, path: 'members', value: value['members'] }, displayName)
      : members
  }
  const core = `${groupSchema}:`
  const name = path.toLowerCase().startsWith(core.toLowerCase()) ? path.slice(core.length) : path
  const one = memberAt.exec(name)
  if (one) {
    if (op !== 'remove') throw new ScimError(400, 'a member is added by the path members', 'invalidPath')
    return members.difference(new Set([one[1]!]))
  }
  if (name.toLowerCase() === 'members') {
    if (op === 'add') return members.union(new Set(idsIn(value)))
    if (op === 'replace') return new Set(idsIn(value))
    return value === undefined || value === null ? new Set() : members.difference(new Set(idsIn(value)))
  }
  if (name.toLowerCase() === 'displayname') {
    if (op === 'remove' || value !== displayName) throw fixedName()
    return members
  }
  // A directory's own id of a group is not kept.
  if (name.toLowerCase() === 'externalid') return members
  throw new ScimError(400, `the path ${path.slice(0, 100)} is not supported`, 'invalidPath')
}

/** Members of a group after the operations of a PATCH. */
export const membersPatched = (
  before: ReadonlySet<string>,
  body: unknown,
  displayName: string,
): ReadonlySet<string> => {
  let members = new Set(before)
  for (const operation of operationsOf(body)) members = applyOne(members, operation, displayName)
  return members
}

/** Members that a PUT names; without the attribute nothing says that there are none. */
export function membersPut(body: unknown, displayName: string): ReadonlySet<string> {
  if (!isObject(body)) throw new ScimError(400, 'the body must be an object', 'invalidSyntax')
  demandSameName(body['displayName'], displayName)
  if (!('members' in body)) throw wrong('members is required')
  return new Set(idsIn(body['members']))
}

/** Filter of a list: `displayName eq "…"` or `id eq "…"`. */
export function groupFilterOf(text: string | undefined): { readonly name: string | null; readonly id: string | null } {
  if (text === undefined || text.trim() === '') return { name: null, id: null }
  const found = /^\s*(displayName|id)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(text)
  if (!found) throw new ScimError(400, 'only displayName eq and id eq are supported', 'invalidFilter')
  let value: string
  try {
    value = JSON.parse(found[2]!) as string
  } catch {
    throw new ScimError(400, 'the value of the filter is malformed', 'invalidFilter')
  }
  if (found[1]!.toLowerCase() === 'displayname') return { name: value, id: null }
  return { name: null, id: idPattern.test(value) ? value : '0' }
}
