import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** Most entries of one dictionary, of all departments. */
export const maxDictItems = 500

const DictCode = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,63}$', description: 'key of a dictionary' })
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
const names = { name: Text(60), enName: Note(100) }

export const Dictionary = shape({
  code: Type.String(),
  name: Type.String(),
  enName: Type.String(),
  dictId: Maybe(Id),
  version: Type.Integer({ description: '0: declared' }),
  isOpen: Type.Boolean({ description: 'entries can be added' }),
  can: List(OneOf(['edit', 'remove'])),
})
export type Dictionary = Static<typeof Dictionary>

const read = { access: 'dict.manage', entrances: ['operator'] } as const
const managed = { method: 'POST', ...read } as const

export const listDictionaries = route({
  ...read,
  method: 'GET',
  path: '/sysrest/api/dict/list',
  summary: 'List all dictionaries: declared ones, then those of the tenant',
  input: Nothing,
  reply: List(Dictionary, 600),
})
export const addDictionary = route({
  ...managed,
  path: '/sysrest/api/dict/add',
  summary: 'Add a dictionary of the tenant',
  input: shape({ code: DictCode, ...names }),
  reply: Done,
})
export const editDictionary = route({
  ...managed,
  path: '/sysrest/api/dict/edit',
  summary: 'Rename a dictionary of the tenant',
  input: shape({ dictId: Id, version: Version, ...names }),
  reply: Done,
})
export const removeDictionary = route({
  ...managed,
  path: '/sysrest/api/dict/remove',
  summary: 'Delete a dictionary of the tenant that has no entries',
  input: shape({ dictId: Id, version: Version }),
  reply: Done,
})

export const DictItem = shape({
  itemKey: Type.String({ description: 'code and department' }),
  itemId: Maybe({ ...Id, description: 'null: as declared, without a history' }),
  version: Type.Integer({ description: '0: as declared' }),
  dictionary: Type.String(),
  code: Type.String(),
  name: Type.String(),
  enName: Type.String(),
  place: Type.Integer(),
  isDefault: Type.Boolean(),
  deptId: Maybe(Id),
  deptName: Type.String({ description: 'empty: all departments' }),
  status: Availability,
  can: List(OneOf(['edit', 'disable', 'enable', 'restore', 'remove'])),
})
export type DictItem = Static<typeof DictItem>

export const listDictItems = listRoute({
  ...read,
  path: '/sysrest/api/dict/items',
  summary: 'List the entries of a dictionary, of all departments, in order',
  filters: { dictionary: DictCode, keyword: Optional(Note(60)), status: Optional(Availability) },
  sort: ['code', 'name'],
  record: DictItem,
})
export const exportDictItems = exportRoute(listDictItems, {
  path: '/sysrest/api/dict/exportItems',
  columns: ['dictionary', 'code', 'name', 'enName', 'place', 'isDefault', 'deptName', 'status'],
})
export const listDictItemChanges = changesRoute({
  ...read,
  path: '/sysrest/api/dict/itemChanges',
  summary: 'List the recent changes of an entry',
  key: 'itemId',
})
const itemFields = {
  name: Text(60),
  enName: Note(100),
  place: Type.Integer({ minimum: 1, maximum: 9999, description: 'entries are in the order of these' }),
  isDefault: Type.Boolean(),
}
const ItemCode = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$' })
export const addDictItem = route({
  ...managed,
  path: '/sysrest/api/dict/addItem',
  summary: 'Add an entry to an open dictionary, or a declared entry of one department',
  input: shape({ dictionary: DictCode, code: ItemCode, deptId: Maybe(Id), ...itemFields }),
  reply: Done,
})
const item = { dictionary: DictCode, code: ItemCode, deptId: Maybe(Id), version: Version }
export const editDictItem = route({
  ...managed,
  path: '/sysrest/api/dict/editItem',
  summary: 'Rename an entry, set its position, or make it the default',
  input: shape({ ...item, ...itemFields }),
  reply: Done,
})
export const setDictItemStatus = route({
  ...managed,
  path: '/sysrest/api/dict/setItemStatus',
  summary: 'Stop offering an entry, which is still named where it was chosen, or offer it again',
  input: shape({ ...item, status: Availability }),
  reply: Done,
})
export const removeDictItem = route({
  ...managed,
  path: '/sysrest/api/dict/removeItem',
  summary: 'Restore a declared entry, or delete one of the tenant that is not in use',
  input: shape(item),
  reply: Done,
})

export const dictionaryRefusals = {
  'dict.codeTaken': [47022, '该字典编码已存在', 'This dictionary code is already in use.'],
  'dict.hasItems': [
    47023,
    '该字典还有 {count} 个字典项，请先删除',
    'This dictionary still has {count} entries. Delete them first.',
  ],
  'dict.closed': [
    47024,
    '该字典的编码由系统使用，只能修改名称和顺序',
    'The codes of this dictionary belong to the product: only names and order can be changed.',
  ],
  'dict.itemTaken': [47025, '该部门已有此编码的字典项', 'The department already has an entry with this code.'],
  'dict.inUse': [
    47026,
    '该字典项已被 {count} 条记录使用，不能删除，可以停用',
    'This entry is used by {count} record(s). It cannot be deleted, but disabled.',
  ],
  'dict.noDept': [47027, '部门不存在，请重新选择', "This department doesn't exist. Choose another one."],
  'dict.limit': [47028, '每个字典最多 {max} 项', 'A dictionary has up to {max} entries.'],
} as const satisfies Refusals
