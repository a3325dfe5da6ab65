import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Note, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Version } from './departments.ts'

/** Positions 岗位 that people have: what they do, not what they may. */
export const PositionDraft = shape({
  code: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$' }),
  name: Text(60),
  enName: Note(120),
})
export type PositionDraft = Static<typeof PositionDraft>

export const Position = shape({
  ...PositionDraft.properties,
  positionId: Id,
  version: Type.Integer(),
  people: Type.Integer({ description: 'open accounts that have it' }),
  status: Availability,
  can: List(OneOf(['edit', 'disable', 'enable'])),
})
export type Position = Static<typeof Position>

/** Position as choices show it. */
export const PositionOption = shape({ positionId: Id, code: Type.String(), name: Type.String(), enName: Type.String() })
export type PositionOption = Static<typeof PositionOption>

const read = { access: 'org.manage', entrances: ['operator'] } as const
const managed = { method: 'POST', ...read } as const

export const listPositions = listRoute({
  ...read,
  path: '/sysrest/api/position/list',
  summary: 'List the positions, by code',
  filters: { keyword: Optional(Note(60)), status: Optional(Availability) },
  sort: ['code', 'name'],
  record: Position,
})
export const exportPositions = exportRoute(listPositions, {
  path: '/sysrest/api/position/export',
  columns: ['code', 'name', 'enName', 'people', 'status'],
})
export const listPositionOptions = route({
  ...read,
  method: 'GET',
  path: '/sysrest/api/position/options',
  summary: 'List the active positions that people can get',
  input: Nothing,
  reply: List(PositionOption, 1000),
})
export const getPosition = route({
  ...read,
  method: 'GET',
  path: '/sysrest/api/position/detail',
  summary: 'Get a position',
  input: shape({ positionId: Id }),
  reply: Position,
})
export const listPositionChanges = changesRoute({
  ...read,
  path: '/sysrest/api/position/changes',
  summary: 'List the recent changes of a position',
  key: 'positionId',
})
export const createPosition = route({
  ...managed,
  path: '/sysrest/api/position/create',
  summary: 'Create a position',
  input: PositionDraft,
  reply: Position,
})
export const editPosition = route({
  ...managed,
  path: '/sysrest/api/position/edit',
  summary: 'Update a position',
  input: shape({ positionId: Id, version: Version, ...PositionDraft.properties }),
  reply: Position,
})
export const setPositionStatus = route({
  ...managed,
  path: '/sysrest/api/position/setStatus',
  summary: 'Disable a position, which people who have it keep, or enable it',
  input: shape({ positionId: Id, status: Availability }),
  reply: Position,
})

export const positionRefusals = {
  'position.codeTaken': [47301, '该岗位编码已存在', 'This code is already in use.'],
  'position.nameTaken': [47302, '该岗位名称已存在', 'This name is already in use.'],
  'person.noPosition': [47303, '岗位不存在，请重新选择', "This position doesn't exist. Choose another one."],
  'person.positionDisabled': [47304, '岗位“{name}”已停用', 'The position “{name}” is disabled.'],
  'person.noManager': [
    47305,
    '直接上级不存在、已停用或已过期，请重新选择',
    "This manager doesn't exist, or their account is disabled or expired. Choose another one.",
  ],
  'person.managerCycle': [
    47306,
    '不能选择本人或其下级作为直接上级',
    'A person cannot be led by themselves or by someone below them.',
  ],
} as const satisfies Refusals
