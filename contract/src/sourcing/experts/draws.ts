import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Count, Id, Instant, List, Maybe, Note, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { maxExperts } from '../projectDraft.ts'

/** Random draws of experts for the evaluation of a project. */

/** Why an expert of the pool is not drawn for a project. */
export const exclusions = [
  'account',
  'field',
  'member',
  'department',
  'author',
  'approver',
  'agency',
  'supervisor',
  'conflict',
  'supplier',
] as const
export const Exclusion = OneOf(exclusions)
export type Exclusion = Static<typeof Exclusion>
export const exclusionNames = {
  account: ['账号不可用', 'Account unusable'],
  field: ['专业不符', 'Other field'],
  member: ['已在评审组', 'Already a member'],
  department: ['与需求部门同部门', 'Department of the request'],
  author: ['参与编制或办理', 'Wrote or runs the project'],
  approver: ['参与审批', 'Approves the project'],
  agency: ['代理机构人员', 'Acts for the agency'],
  supervisor: ['项目监督人', 'Supervises the project'],
  conflict: ['已声明回避', 'Declared a conflict of interest'],
  supplier: ['与参与供应商有利害关系', 'Concerned with a supplier'],
} as const satisfies StateNames<Exclusion>

const maxPool = 2000
/** Expert as a draw records it. */
export const DrawExpert = shape({ expertId: Id, userId: Id, name: Type.String(), deptName: Type.String() })
export type DrawExpert = Static<typeof DrawExpert>
export const ExcludedExpert = shape({ expertId: Id, name: Type.String(), why: Exclusion })
export type ExcludedExpert = Static<typeof ExcludedExpert>

export const DrawStatus = OneOf(['prepared', 'chosen', 'voided'])
export type DrawStatus = Static<typeof DrawStatus>

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** Draw with its record: everything by which anybody can repeat it, once it is over. */
export const Draw = shape({
  id: Id,
  no: Type.Integer(),
  status: DrawStatus,
  suite: OneOf(['A', 'B']),
  seats: Type.Integer(),
  reason: Type.String(),
  replacedName: Type.String(),
  candidates: List(DrawExpert, maxPool),
  excluded: List(ExcludedExpert, maxPool),
  commitment: Type.String(),
  preparedBy: Type.String(),
  preparedAt: Instant,
  seed: Maybe(Type.String({ description: 'null until the draw' })),
  contribution: Maybe(Type.String()),
  dropped: List(ExcludedExpert, maxPool),
  chosen: List(DrawExpert, maxExperts),
  chosenBy: Type.String(),
  chosenAt: Maybe(Instant),
  voidedBy: Type.String(),
  voidedAt: Maybe(Instant),
  voidReason: Type.String(),
})
export type Draw = Static<typeof Draw>

/** Draws of a project, the latest first. */
export const Draws = shape({
  projectId: Id,
  version: Type.Integer({ description: 'version of the project' }),
  draws: List(Draw, 100),
  seatsLeft: Count,
  experts: List(shape({ userId: Id, name: Type.String() }), maxExperts * 2),
  can: List(OneOf(['prepare', 'draw'])),
})
export type Draws = Static<typeof Draws>

export const findDraws = route({
  method: 'GET',
  path: '/inquiry/api/expertDraw/detail',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor'],
  summary: 'List the draws of experts for a project with their records; seeds are shown once they were used',
  input: shape({ projectId: Id }),
  reply: Draws,
})
const ofBuyer = { method: 'POST', access: 'project.manage', entrances: ['purchaser'] } as const
export const prepareDraw = route({
  ...ofBuyer,
  path: '/inquiry/api/expertDraw/prepare',
  summary: 'Fix the candidates of a draw and commit to a secret seed; with an expert, their place is drawn again',
  input: shape({
    projectId: Id,
    version: Type.Integer(),
    seats: Type.Integer({ minimum: 1, maximum: maxExperts }),
    categoryIds: List(Id, 10),
    replacedId: Maybe(Id),
    reason: Note(500),
  }),
  reply: Draws,
})
export const performDraw = route({
  ...ofBuyer,
  path: '/inquiry/api/expertDraw/draw',
  summary: "Draw the experts by the seed and the browser's random contribution, and name them for the project",
  input: shape({ projectId: Id, version: Type.Integer(), drawId: Id, contribution: Hash }),
  reply: Draws,
})
export const voidDraw = route({
  ...ofBuyer,
  path: '/inquiry/api/expertDraw/void',
  summary: 'Give up a prepared draw with a reason; it stays on record, and its seed is never shown',
  input: shape({ projectId: Id, version: Type.Integer(), drawId: Id, reason: Text(500) }),
  reply: Draws,
})
