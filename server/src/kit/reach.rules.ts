import type { GrantReach } from '#contract/kit/reach/reach.ts'
import type { Permission } from '#contract/permissions.ts'
import { defaultReaches, limitedBy } from '#contract/reaches.ts'

/** Departments whose records a permission shows, beside one's own. */
export interface Reach {
  /** Those of every department. */
  readonly isAll: boolean
  /** Departments with all below them. */
  readonly trees: readonly string[]
  /** Departments without those below them. */
  readonly depts: readonly string[]
}

/** Role that an account holds, with its data scope. */
export interface Grant {
  readonly permissions: readonly string[]
  readonly reach: GrantReach
  readonly deptIds: readonly string[]
}

/** Reach by permission, of an account that holds a role with a data scope. */
export type Reaches = ReadonlyMap<string, Reach>

export const everywhere: Reach = { isAll: true, trees: [], depts: [] }
export const nowhere: Reach = { isAll: false, trees: [], depts: [] }
export const isNowhere = ({ isAll, trees, depts }: Reach): boolean => !isAll && trees.length + depts.length === 0

const byReach: Readonly<Record<Exclude<GrantReach, 'default'>, (deptId: string, chosen: readonly string[]) => Reach>> =
  {
    own: () => nowhere,
    dept: (deptId) => ({ ...nowhere, depts: [deptId] }),
    deptTree: (deptId) => ({ ...nowhere, trees: [deptId] }),
    chosen: (_, chosen) => ({ ...nowhere, trees: chosen }),
    all: () => everywhere,
  }

/** What a grant shows by one of its permissions to an account of this department. */
export function reachOfGrant(
  permission: string,
  { reach, deptIds }: Omit<Grant, 'permissions'>,
  deptId: string,
): Reach {
  const kind = reach === 'default' ? defaultReaches[permission] : reach
  return kind === undefined ? nowhere : byReach[kind](deptId, deptIds)
}

export const union = (reaches: readonly Reach[]): Reach =>
  reaches.some(({ isAll }) => isAll)
    ? everywhere
    : {
        isAll: false,
        trees: [...new Set(reaches.flatMap(({ trees }) => trees))],
        depts: [...new Set(reaches.flatMap(({ depts }) => depts))],
      }

/** Reach by permission: what all grants show together. */
export function reachesOf(deptId: string, grants: readonly Grant[]): Reaches {
  const codes = new Set(grants.flatMap(({ permissions }) => limitedBy(permissions)))
  return new Map(
    [...codes].map((code) => [
      code,
      union(
        grants
          .filter(({ permissions }) => permissions.includes(code))
          .map((grant) => reachOfGrant(code, grant, deptId)),
      ),
    ]),
  )
}

/** What of an actor decides. */
interface Reaching {
  readonly permissions: ReadonlySet<Permission>
  readonly deptId: string
  readonly reaches?: Reaches
}

/** Departments whose records the actor sees by any of these permissions; none without one of them. */
export const reachOf = ({ permissions, deptId, reaches }: Reaching, ...by: readonly Permission[]): Reach =>
  union(
    by
      .filter((permission) => permissions.has(permission))
      .map(
        (permission) => reaches?.get(permission) ?? reachOfGrant(permission, { reach: 'default', deptIds: [] }, deptId),
      ),
  )

/** Whether a department is within reach; `path`: from the root to the department. */
export const isInReach = ({ isAll, trees, depts }: Reach, path: readonly string[]): boolean =>
  isAll || path.some((id) => trees.includes(id)) || depts.includes(path.at(-1) ?? '')

/** Whether one reach is surely within another; departments that are only below the other's do not count. */
export const isWithin = (one: Reach, other: Reach): boolean =>
  other.isAll ||
  (!one.isAll &&
    one.trees.every((id) => other.trees.includes(id)) &&
    one.depts.every((id) => other.trees.includes(id) || other.depts.includes(id)))

/** Whether the actor sees records of a department by any of these permissions. */
export const seesDepartment = (actor: Reaching, path: readonly string[], ...by: readonly Permission[]): boolean =>
  isInReach(reachOf(actor, ...by), path)
