import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Maybe, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { SequenceReset } from '#contract/tenancy/sequences.ts'

export const Sequence = shape({
  code: Type.String(),
  name: Type.String(),
  enName: Type.String(),
  sequenceId: Maybe({ ...Id, description: 'null: as declared, without a history' }),
  version: Type.Integer({ description: '0: as declared' }),
  pattern: Type.String(),
  reset: { ...OneOf(['never', 'day', 'month', 'year', 'global']), description: 'global: one count over all documents' },
  usualPattern: Type.String(),
  example: Type.String({ description: 'a number of today' }),
  exampleDept: Maybe({ ...Type.String(), description: 'code of the department of the example; null: no department' }),
  can: List(OneOf(['edit', 'restore'])),
})
export type Sequence = Static<typeof Sequence>

const read = { access: 'sequence.manage', entrances: ['operator'] } as const
const managed = { method: 'POST', ...read } as const
const SequenceCode = Text(40)

export const listSequences = listRoute({
  ...read,
  path: '/sysrest/api/sequence/list',
  summary: 'List the number sequences of the specification and of documents',
  filters: { keyword: Optional(Note(60)) },
  record: Sequence,
})
export const exportSequences = exportRoute(listSequences, {
  path: '/sysrest/api/sequence/export',
  columns: ['code', 'name', 'pattern', 'reset', 'example'],
})
export const getSequence = route({
  ...read,
  method: 'GET',
  path: '/sysrest/api/sequence/detail',
  summary: 'Get a number sequence',
  input: shape({ code: SequenceCode }),
  reply: Sequence,
})
export const listSequenceChanges = changesRoute({
  ...read,
  path: '/sysrest/api/sequence/changes',
  summary: 'List the recent changes of a number sequence',
  key: 'sequenceId',
})
const sequence = { code: SequenceCode, version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }
export const editSequence = route({
  ...managed,
  path: '/sysrest/api/sequence/edit',
  summary: 'Set the pattern of a number sequence, and when its count begins anew; numbers that were given stay',
  input: shape({ ...sequence, pattern: Text(64), reset: SequenceReset }),
  reply: Sequence,
})
export const restoreSequence = route({
  ...managed,
  path: '/sysrest/api/sequence/restore',
  summary: 'Restore the declared pattern',
  input: shape(sequence),
  reply: Sequence,
})

export const sequenceRefusals = {
  'sequence.seq': [
    47041,
    '编号规则须包含且只包含一个 {seq:n}，n 为 1-9',
    'The pattern has exactly one {seq:n}, with n from 1 to 9.',
  ],
  'sequence.characters': [
    47042,
    '编号规则只能使用 {yyyy} {yy} {MM} {dd} {dept} {seq:n}、字母、数字和 - _ . /',
    'The pattern has {yyyy}, {yy}, {MM}, {dd}, {dept}, {seq:n}, letters, digits and - _ . / only.',
  ],
  'sequence.noDept': [
    47644,
    '该单据不属于某个部门，编号规则不能使用 {dept}',
    'These documents belong to no department, so their pattern cannot have {dept}.',
  ],
  'sequence.length': [47043, '编号不能超过 {max} 个字符', 'Numbers have up to {max} characters.'],
  'sequence.dates': [
    47044,
    '编号规则须包含重置周期对应的年、月、日，否则编号会重复',
    'The pattern needs the year, month and day after which it begins anew, or numbers would repeat.',
  ],
} as const satisfies Refusals
