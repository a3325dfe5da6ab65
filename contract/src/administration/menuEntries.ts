import { changesRoute } from '#contract/kit/changes.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Maybe, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { MenuArea, outsideKinds, permTypes } from '#contract/tenancy/menuFields.ts'

/** Most entries that a tenant adds to one menu. */
export const maxAddedEntries = 300

const Flag = OneOf(['0', '1'])
const PermCode = Type.String({
  maxLength: 80,
  pattern: `^$|^[A-Za-z]{1,40}\\.[A-Za-z]{1,40}$`,
  description: 'permission of the product or custom code; empty: none',
})

export const MenuDraft = shape({
  permName: Text(40),
  enName: Note(60),
  permType: OneOf(permTypes),
  isOutsideUrl: OneOf(outsideKinds),
  url: {
    ...Note(500),
    description: 'address of the page without slash, https address, or kind of mall; empty: a group',
  },
  routeName: { ...Note(64), description: 'page that it opens, named by its declared url' },
  params: { ...Note(500), description: 'query of the page, such as tab=receiving or pageMode=1' },
  isNewWindow: Flag,
  permCode: PermCode,
})
export type MenuDraft = Static<typeof MenuDraft>

export const MenuAction = OneOf(['addBelow', 'edit', 'move', 'up', 'down', 'hide', 'show', 'restore', 'remove'])
export type MenuAction = Static<typeof MenuAction>

export const MenuItem = shape({
  ...MenuDraft.properties,
  permId: Id,
  version: Type.Integer({ description: '0: as declared' }),
  area: MenuArea,
  pPermId: Maybe(Id),
  level: Type.Integer({ description: '1 at the top' }),
  isHidden: Type.Boolean(),
  isShown: Type.Boolean({ description: 'neither hidden itself nor in a hidden group' }),
  isDeclared: Type.Boolean(),
  usualName: Type.String({ description: 'declared name; empty for added entries' }),
  needs: { ...List(Type.String(), 20), description: 'permissions of its page, of which any opens it' },
  can: List(MenuAction),
})
export type MenuItem = Static<typeof MenuItem>

export const MenuPage = shape({ routeName: Type.String(), name: Type.String(), enName: Type.String() })
export type MenuPage = Static<typeof MenuPage>

const read = { access: 'menu.manage', entrances: ['operator'] } as const

export const listMenu = route({
  ...read,
  method: 'GET',
  path: '/sysrest/api/menu/list',
  summary: 'List all entries of a menu in order, hidden ones too, with the pages and codes that entries can name',
  input: shape({ area: MenuArea }),
  reply: shape({
    entries: List(MenuItem, 5000),
    pages: List(MenuPage),
    codes: List(shape({ code: Type.String(), name: Type.String(), enName: Type.String() })),
  }),
})
export const listMenuChanges = changesRoute({
  ...read,
  path: '/sysrest/api/menu/changes',
  summary: 'List the recent changes of a menu entry',
  key: 'permId',
})
export const previewMenu = route({
  ...read,
  method: 'GET',
  path: '/sysrest/api/menu/preview',
  summary: 'List the entries that accounts with only this role see, in order',
  input: shape({ area: MenuArea, roleId: Optional(Id) }),
  reply: List(
    shape({ permId: Id, level: Type.Integer(), permName: Type.String(), enName: Type.String(), url: Type.String() }),
    5000,
  ),
})

const managed = { method: 'POST', access: 'menu.manage', entrances: ['operator'] } as const
const entry = { area: MenuArea, permId: Id, version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }

export const addMenuEntry = route({
  ...managed,
  path: '/sysrest/api/menu/add',
  summary: 'Add an entry to a menu, in the last position of its group',
  input: shape({ area: MenuArea, pPermId: Maybe(Id), ...MenuDraft.properties }),
  reply: MenuItem,
})
export const editMenuEntry = route({
  ...managed,
  path: '/sysrest/api/menu/edit',
  summary: 'Edit an entry; page and code of a declared one stay',
  input: shape({ ...entry, ...MenuDraft.properties }),
  reply: MenuItem,
})
export const moveMenuEntry = route({
  ...managed,
  path: '/sysrest/api/menu/move',
  summary: 'Move an entry with those below it into a group, before another entry of the group or to its end',
  input: shape({ ...entry, pPermId: Maybe(Id), beforeId: Maybe(Id) }),
  reply: MenuItem,
})
export const showMenuEntry = route({
  ...managed,
  path: '/sysrest/api/menu/setShown',
  summary: 'Hide an entry, or show it again; its page stays reachable',
  input: shape({ ...entry, isShown: Type.Boolean() }),
  reply: MenuItem,
})
export const restoreMenuEntry = route({
  ...managed,
  path: '/sysrest/api/menu/restore',
  summary: 'Restore a declared entry as the product declares it',
  input: shape(entry),
  reply: MenuItem,
})
export const removeMenuEntry = route({
  ...managed,
  path: '/sysrest/api/menu/remove',
  summary: 'Delete an added entry that holds nothing and whose code nobody uses',
  input: shape(entry),
  reply: Done,
})
export const restoreMenu = route({
  ...managed,
  path: '/sysrest/api/menu/restoreAll',
  summary: 'Restore all declared entries of a menu; added ones stay',
  input: shape({ area: MenuArea }),
  reply: Done,
})

export const menuRefusals = {
  'menu.cycle': [47001, '不能移动到本菜单或其下级菜单', 'An entry cannot be moved into itself or an entry below it.'],
  'menu.tooDeep': [47002, '菜单层级不能超过 {max} 级', 'Menus can be nested {max} levels deep at most.'],
  'menu.notGroup': [47003, '上级菜单不是分组，请重新选择', 'The entry above is not a group. Choose another one.'],
  'menu.urlTaken': [
    47004,
    '地址“{url}”已被其他菜单或系统页面使用',
    'The address “{url}” is already used by another entry or page.',
  ],
  'menu.unknownPage': [47005, '请选择要打开的页面', 'Choose the page that it opens.'],
  'menu.outsideAddress': [
    47006,
    '请填写以 https:// 开头、不含用户名和空格的网址',
    'Enter an address that begins with https:// and has neither a username nor spaces.',
  ],
  'menu.declared': [47007, '系统菜单不能删除，可以隐藏', 'Built-in entries cannot be deleted, but hidden.'],
  'menu.hasChildren': [
    47008,
    '该分组下还有 {count} 个菜单，请先移出或删除',
    'This group still holds {count} entries. Move or delete them first.',
  ],
  'menu.lastAccess': [
    47009,
    '隐藏后将无法再进入菜单管理，不能隐藏',
    'This leads to the menus page, so it cannot be hidden.',
  ],
  'menu.limit': [47010, '每个入口最多新增 {max} 个菜单', 'You can add up to {max} entries to a menu.'],
  'menu.codeTaken': [47011, '该权限编码已存在', 'This code is already in use.'],
  'menu.codeInUse': [
    47012,
    '该权限编码仍被 {roles} 个角色、{entries} 个菜单使用，请先移除',
    'This code is still used by {roles} role(s) and {entries} entries. Remove it there first.',
  ],
  'menu.unknownCode': [47013, '权限编码“{code}”不存在', 'There is no code “{code}”.'],
  'menu.badParams': [
    47014,
    '页面查询条件格式不正确，应如 tab=receiving&pageMode=1',
    'The parameters must look like tab=receiving&pageMode=1.',
  ],
  'menu.badUrl': [
    47015,
    '地址须以字母开头，由字母、数字、下划线或短横线组成，最多 64 个字符',
    'The address begins with a letter and has letters, digits, underscores or hyphens, up to 64 characters.',
  ],
  'menu.mallArea': [
    47017,
    '商城单点登录只能用于采购人菜单和门户导航',
    'Single sign-on to malls is available to buyers and in the portal navigation only.',
  ],
  'menu.customCode': [
    47016,
    '权限编码须为 custom. 加 1-40 个字母',
    'The code must be custom. followed by 1 to 40 letters.',
  ],
} as const satisfies Refusals
