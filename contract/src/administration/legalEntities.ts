import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Formatted, FormattedNote } from '#contract/kit/validators.ts'

/** Legal entities 法人主体 in whose name departments buy. */
export const LegalEntityDraft = shape({
  code: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$' }),
  name: Text(100),
  enName: Note(120),
  kind: { ...Text(40), description: 'code of the dictionary LEGAL_ENTITY' },
  taxNo: Formatted('creditCode'),
  deptId: { ...Id, description: 'department that it is the legal entity of, with those below that have none' },
  address: Note(200),
  phone: FormattedNote('telephone'),
})
export type LegalEntityDraft = Static<typeof LegalEntityDraft>

export const LegalEntity = shape({
  ...LegalEntityDraft.properties,
  taxNo: Type.String(),
  phone: Type.String(),
  entityId: Id,
  version: Type.Integer(),
  deptName: Type.String(),
  kindName: Type.String({ description: 'name of the kind, in the language of the caller' }),
  status: Availability,
  can: List(OneOf(['edit', 'disable', 'enable'])),
})
export type LegalEntity = Static<typeof LegalEntity>

const read = { access: 'structure.manage', entrances: ['operator'] } as const
const managed = { method: 'POST', ...read } as const

export const listLegalEntities = listRoute({
  ...read,
  path: '/sysrest/api/legalEntity/list',
  summary: 'List the legal entities, by code',
  filters: { keyword: Optional(Note(60)), status: Optional(Availability) },
  sort: ['code', 'name'],
  record: LegalEntity,
})
export const exportLegalEntities = exportRoute(listLegalEntities, {
  path: '/sysrest/api/legalEntity/export',
  columns: ['code', 'name', 'kindName', 'taxNo', 'deptName', 'address', 'phone', 'status'],
})
export const getLegalEntity = route({
  ...read,
  method: 'GET',
  path: '/sysrest/api/legalEntity/detail',
  summary: 'Get a legal entity',
  input: shape({ entityId: Id }),
  reply: LegalEntity,
})
export const listLegalEntityChanges = changesRoute({
  ...read,
  path: '/sysrest/api/legalEntity/changes',
  summary: 'List the recent changes of a legal entity',
  key: 'entityId',
})
export const createLegalEntity = route({
  ...managed,
  path: '/sysrest/api/legalEntity/create',
  summary: 'Create a legal entity',
  input: LegalEntityDraft,
  reply: LegalEntity,
})
export const editLegalEntity = route({
  ...managed,
  path: '/sysrest/api/legalEntity/edit',
  summary: 'Update a legal entity',
  input: shape({ entityId: Id, version: Type.Integer(), ...LegalEntityDraft.properties }),
  reply: LegalEntity,
})
export const setLegalEntityStatus = route({
  ...managed,
  path: '/sysrest/api/legalEntity/setStatus',
  summary: 'Disable a legal entity, or enable it',
  input: shape({ entityId: Id, status: Availability }),
  reply: LegalEntity,
})

export const legalEntityRefusals = {
  'legalEntity.codeTaken': [47061, '该主体编码已存在', 'This code is already in use.'],
  'legalEntity.taxNoTaken': [47062, '该统一社会信用代码已存在', 'This credit code is already in use.'],
  'legalEntity.deptTaken': [47063, '该部门已有法人主体', 'The department already has a legal entity.'],
  'legalEntity.noDept': [47064, '部门不存在，请重新选择', "This department doesn't exist. Choose another one."],
  'legalEntity.unknownKind': [
    47065,
    '法人类型不存在或已停用，请重新选择',
    "This kind doesn't exist or is disabled. Choose another one.",
  ],
} as const satisfies Refusals
