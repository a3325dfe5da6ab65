import { expect, test } from 'vitest'
import * as contract from '#contract/administration/menuEntries.ts'
import { addRole, editRole } from '#contract/identity/roles.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { getPageEntrances } from '#contract/identity/pageAccess.ts'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import type { MenuArea } from '#contract/tenancy/menuFields.ts'
import { aPerson, as, aTenant, type Person, refusalOf } from '#test/app.ts'

const draft: contract.MenuDraft = {
  permName: '急单',
  enName: 'Urgent orders',
  permType: '1',
  isOutsideUrl: '0',
  url: 'urgentOrders',
  routeName: 'orderManagement_list',
  params: 'tab=receiving',
  isNewWindow: '0',
  permCode: '',
}
const group = { ...draft, permName: '常用', url: '', routeName: '', params: '' }

async function aMenu() {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['menu.manage', 'role.manage', 'role.grant'],
  })
  const buyer = await aPerson(tenant, { permissions: ['order.read', 'goods.read'] })
  const list = (area: MenuArea = 'purchaser') => as(operator, contract.listMenu, { area })
  const find = async (name: string, area: MenuArea = 'purchaser') =>
    (await list(area)).entries.find(({ permName }) => permName === name)!
  const add = (of: Partial<contract.MenuDraft> = {}, pPermId: string | null = null, area: MenuArea = 'purchaser') =>
    as(operator, contract.addMenuEntry, { area, pPermId, ...draft, ...of })
  const keyOf = ({ area, permId, version }: contract.MenuItem) => ({ area, permId, version })
  return { tenant, operator, buyer, list, find, add, keyOf }
}

const seenBy = async (person: Person) => (await as(person, qryUserRefDetail, {})).userPermList
const shownTo = async (person: Person) =>
  (await seenBy(person))
    .filter(({ isShown, permType }) => isShown === '1' && permType !== '3')
    .map(({ permName }) => permName)

test('menus: an added entry is seen by who may open its page, under its own address, and by nobody else', async () => {
  const { tenant, buyer, add } = await aMenu()
  const { permId } = await add()
  const entry = (await seenBy(buyer)).find((each) => each.permId === permId)
  expect(entry).toMatchObject({ url: 'urgentOrders', routeName: 'orderManagement_list', params: 'tab=receiving' })
  const other = await aPerson(tenant, { permissions: ['goods.read'] })
  expect(await shownTo(other)).not.toContain('急单')
  expect(await as(tenant, getPageEntrances, { url: 'urgentOrders' })).toEqual({ entrances: ['purchaser'] })
  const stranger = await aPerson(await aTenant(), { permissions: ['order.read'] })
  expect(await shownTo(stranger)).not.toContain('急单')
})

test('menus: declared entries are renamed, moved into a group, hidden and restored; their pages stay', async () => {
  const { operator, buyer, find, add, keyOf } = await aMenu()
  const { permId: groupId } = await add(group)
  const orders = await find('我的订单')
  const renamed = await as(operator, contract.editMenuEntry, {
    ...draft,
    ...keyOf(orders),
    permName: '采购订单',
    params: '',
  })
  expect(renamed).toMatchObject({
    permName: '采购订单',
    url: 'orderManagement_list',
    version: 1,
    usualName: '我的订单',
  })
  await as(operator, contract.moveMenuEntry, { ...keyOf(renamed), pPermId: groupId, beforeId: null })
  const seen = (await seenBy(buyer)).find(({ url }) => url === 'orderManagement_list')
  expect(seen).toMatchObject({ permName: '采购订单', pPermId: groupId })
  expect(await shownTo(buyer)).toContain('常用')
  await as(operator, contract.showMenuEntry, { ...keyOf(await find('采购订单')), isShown: false })
  expect((await seenBy(buyer)).find(({ url }) => url === 'orderManagement_list')).toMatchObject({ isShown: '0' })
  expect(await shownTo(buyer)).not.toContain('常用')
  await as(operator, contract.restoreMenuEntry, keyOf(await find('采购订单')))
  expect(await find('我的订单')).toMatchObject({ version: 0, pPermId: null, isShown: true })
  const { records } = await as(operator, contract.listMenuChanges, { permId: orders.permId })
  expect(records.map(({ what }) => what)).toEqual(
    ['restored', 'hidden', 'moved', 'edited'].map((verb) => `menuEntry.${verb}`),
  )
})

test('menus: of two editors of an entry, the second is told', async () => {
  const { operator, find, add, keyOf } = await aMenu()
  const added = await add()
  const edits = ['一', '二', '三', '四'].map((permName) =>
    refusalOf(as(operator, contract.editMenuEntry, { ...draft, ...keyOf(added), permName })),
  )
  const results = await Promise.all(edits)
  expect(results.filter((each) => each === 'thing.stale')).toHaveLength(3)
  const mall = await find('商城')
  const first = await Promise.all(
    [true, false].map(() => refusalOf(as(operator, contract.showMenuEntry, { ...keyOf(mall), isShown: false }))),
  )
  expect(first.filter((each) => each === 'thing.stale')).toHaveLength(1)
})

test('menus: cycles are refused, also where two editors move at once; so are four levels and groups that are none', async () => {
  const { operator, add, list, keyOf } = await aMenu()
  const [a, b] = [await add({ ...group, permName: '甲' }), await add({ ...group, permName: '乙' })]
  const move = (entry: contract.MenuItem, pPermId: string | null) =>
    refusalOf(as(operator, contract.moveMenuEntry, { ...keyOf(entry), pPermId, beforeId: null }))
  expect(await move(a, a.permId)).toBe('menu.cycle')
  const results = await Promise.all([move(a, b.permId), move(b, a.permId)])
  expect(results.toSorted()).toEqual(['accepted', 'menu.cycle'])
  const { entries } = await list()
  expect(entries.filter(({ permId }) => [a.permId, b.permId].includes(permId)).map(({ level }) => level)).toEqual([
    1, 2,
  ])
  const inner = entries.find(({ permId, level }) => [a.permId, b.permId].includes(permId) && level === 2)!
  const page = await add({ url: 'third' }, inner.permId)
  expect(page.level).toBe(3)
  expect(await refusalOf(add({ ...group, permName: '丁' }, inner.permId))).toBe('accepted')
  expect(await refusalOf(add({ url: 'fourth' }, page.permId))).toBe('menu.notGroup')
  const third = (await list()).entries.find(({ permName }) => permName === '丁')!
  expect(await refusalOf(add({ url: 'fourth' }, third.permId))).toBe('menu.tooDeep')
})

test.each([
  [{ url: 'mall' }, 'menu.urlTaken'],
  [{ url: 'ORDERMANAGEMENT_LIST' }, 'menu.urlTaken'],
  [{ url: 'Login' }, 'menu.urlTaken'],
  [{ url: 'sysrest' }, 'menu.urlTaken'],
  [{ url: '../etc' }, 'menu.badUrl'],
  [{ routeName: 'nowhere' }, 'menu.unknownPage'],
  [{ routeName: 'departments' }, 'menu.unknownPage'],
  [{ params: 'a=<b>' }, 'menu.badParams'],
  [{ isOutsideUrl: '1', url: 'http://plain.example' }, 'menu.outsideAddress'],
  [{ isOutsideUrl: '1', url: 'javascript:alert(1)' }, 'menu.outsideAddress'],
  [{ isOutsideUrl: '1', url: '//evil.example' }, 'menu.outsideAddress'],
  [{ isOutsideUrl: '1', url: 'https://user:secret@evil.example' }, 'menu.outsideAddress'],
  [{ isOutsideUrl: '3', url: 'other' }, 'menu.unknownPage'],
  [{ permCode: 'no.such' }, 'menu.unknownCode'],
  [{ permType: '3', permCode: 'order.read' }, 'menu.customCode'],
] as const)('menus: %j is refused', async (of, code) => {
  const { add } = await aMenu()
  expect(await refusalOf(add(of))).toBe(code)
})

test('menus: an address is used once, in any case of letters', async () => {
  const { add } = await aMenu()
  await add()
  expect(await refusalOf(add({ url: 'URGENTorders' }))).toBe('menu.urlTaken')
})

test('menus: what is in use is not deleted, and nothing declared', async () => {
  const { operator, find, add, list, keyOf } = await aMenu()
  const holder = await add(group)
  const page = await add({}, holder.permId)
  const remove = (entry: contract.MenuItem) => refusalOf(as(operator, contract.removeMenuEntry, keyOf(entry)))
  expect(await remove(holder)).toBe('menu.hasChildren')
  expect(await remove(await find('商城'))).toBe('menu.declared')
  expect(await remove(page)).toBe('accepted')
  expect(await remove(holder)).toBe('accepted')
  const code = await add({ permType: '3', permCode: 'custom.vip', permName: '贵宾' })
  const role = await as(operator, addRole, { code: 'vip', name: '贵宾', enName: '', permissions: ['custom.vip'] })
  expect(await remove(code)).toBe('menu.codeInUse')
  await as(operator, editRole, { id: role.id, version: role.version, name: '贵宾', enName: '', permissions: [] })
  expect(await remove(code)).toBe('accepted')
  expect((await list()).codes).toEqual([])
  expect(
    await refusalOf(as(operator, addRole, { code: 'x', name: 'x', enName: '', permissions: ['custom.vip'] })),
  ).toBe('role.unknownPermission')
})

test('menus: a custom code shows entries and opens no page', async () => {
  const { tenant, add } = await aMenu()
  await add({ permType: '3', permCode: 'custom.vip', permName: '贵宾' })
  await add({ permCode: 'custom.vip' })
  const [guest, vip, mere] = await Promise.all(
    [['order.read'], ['order.read', 'custom.vip'], ['custom.vip']].map((permissions) =>
      aPerson(tenant, { permissions: permissions as never, role: permissions.join('') }),
    ),
  )
  expect(await shownTo(guest!)).not.toContain('急单')
  expect(await shownTo(vip!)).toContain('急单')
  expect(await shownTo(mere!)).not.toContain('急单')
})

test('menus: the way back to the menus is never hidden', async () => {
  const { operator, find, keyOf } = await aMenu()
  const hide = async (name: string) =>
    refusalOf(as(operator, contract.showMenuEntry, { ...keyOf(await find(name, 'operator')), isShown: false }))
  expect(await hide('菜单管理')).toBe('menu.lastAccess')
  expect(await hide('系统与集成')).toBe('menu.lastAccess')
})

test('menus: the portal shows links to visitors; a landing comes first', async () => {
  const { tenant, operator, add, find, keyOf } = await aMenu()
  await add(
    { isOutsideUrl: '1', url: 'https://www.example.com/a', permName: '集团官网', isNewWindow: '1' },
    null,
    'portal',
  )
  const { menuOptionsList } = await as(tenant, checkEnable, {})
  expect(menuOptionsList.at(-1)).toMatchObject({
    permName: '集团官网',
    isOutsideUrl: '1',
    isNewWindow: '1',
    routeName: '',
  })
  const orders = await find('我的订单')
  await as(operator, contract.editMenuEntry, {
    ...draft,
    ...keyOf(orders),
    permName: '我的订单',
    params: '',
    permType: '2',
  })
  const role = await as(operator, addRole, { code: 'reader', name: '读者', enName: '', permissions: ['order.read'] })
  const seen = await as(operator, contract.previewMenu, { area: 'purchaser', roleId: role.id })
  expect(seen.map(({ permName }) => permName)).toContain('我的订单')
})

test('menus: buyers and operators without the permission neither read nor change them', async () => {
  const { tenant, buyer, operator, add } = await aMenu()
  const clerk = await aPerson(tenant, { entrance: 'operator', permissions: ['org.read'] })
  for (const person of [buyer, clerk]) {
    expect(await refusalOf(as(person, contract.listMenu, { area: 'purchaser' }))).toBe('permission.denied')
    expect(await refusalOf(as(person, contract.restoreMenu, { area: 'purchaser' }))).toBe('permission.denied')
  }
  const added = await add()
  const foreign = await aMenu()
  const entry = { area: 'purchaser', permId: added.permId, version: 1 } as const
  expect(await refusalOf(as(foreign.operator, contract.removeMenuEntry, entry))).toBe('thing.notFound')
  await as(operator, contract.removeMenuEntry, entry)
})
