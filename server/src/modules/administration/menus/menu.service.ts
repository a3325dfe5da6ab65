import type * as contract from '#contract/administration/menuEntries.ts'
import { maxAddedEntries, type MenuDraft, type MenuItem } from '#contract/administration/menuEntries.ts'
import type { Input } from '#contract/kit/route.ts'
import type { MenuArea } from '#contract/tenancy/menuFields.ts'
import { type MenuNode, topLevel } from '#contract/tenancy/menuTree.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { countRolesWith, declaredUrls, menuNodes } from '#modules/identity/index.ts'
import { lockMenus, menuChanges, menuEntries, removeMenuChanges, signalPortal } from '#modules/tenancy/index.ts'
import { checkedDraft, declaredChange } from './menu.draft.rules.ts'
import { checkGroup, isWayBack, pathOf, placeIn, presentItem } from './menu.rules.ts'

type Changes = Awaited<ReturnType<typeof menuChanges>>

/** Custom codes of the tenant with their names. */
export const codesIn = (changes: Changes) =>
  changes
    .filter(({ perm_type: type }) => type === '3')
    .map((each) => ({ code: each.perm_code ?? '', name: each.perm_name ?? '', enName: each.en_name ?? '' }))

export async function menuItem(db: Db, area: MenuArea, permId: string): Promise<MenuItem> {
  const nodes = menuNodes(area, await menuChanges(db))
  const node = nodes.find(({ id }) => id === permId) ?? refuse('thing.notFound')
  return presentItem(node, nodes, area)
}

interface Named {
  readonly area: MenuArea
  readonly permId: string
  readonly version: number
}

/** Locks the tenant's menus; refuses with `thing.stale` if the entry was changed since it was read. */
async function lockEntry(tx: Tx, { area, permId, version }: Named) {
  await lockMenus(tx)
  const changes = await menuChanges(tx)
  const nodes = menuNodes(area, changes)
  const node = nodes.find(({ id }) => id === permId) ?? refuse('thing.notFound')
  if (node.version !== version) refuse('thing.stale')
  return { changes, nodes, node, area }
}

type Patch = Parameters<typeof menuEntries.set>[2]

/** Writes a change; a declared entry gets its row with the first one. */
async function write(tx: Tx, { node, area }: Awaited<ReturnType<typeof lockEntry>>, patch: Patch): Promise<void> {
  const row = await menuEntries.lockIfThere(tx, node.id)
  if (row) await menuEntries.set(tx, row, patch)
  else await menuEntries.insert(tx, { id: node.id, area, declared: true, ...patch })
}

async function tell(tx: Tx, actor: Actor, event: Parameters<typeof publish>[2]) {
  await signalPortal(tx, actor.tenantId, 'menus')
  await publish(tx, actor, event)
}

const factsOf = (area: MenuArea, nodes: readonly MenuNode[], changes: Changes) => ({
  area,
  nodes,
  declaredUrls,
  codes: new Set(codesIn(changes).map(({ code }) => code)),
})

const columnsOf = (draft: MenuDraft) => ({
  perm_name: draft.permName,
  en_name: draft.enName,
  perm_type: draft.permType,
  url: draft.url,
  route_name: draft.routeName,
  params: draft.params,
  outside: draft.isOutsideUrl,
  new_window: draft.isNewWindow === '1',
  perm_code: draft.permCode,
})

export async function addMenuEntry(tx: Tx, actor: Actor, input: Input<typeof contract.addMenuEntry>) {
  const { area, pPermId, ...given } = input
  await lockMenus(tx)
  const changes = await menuChanges(tx)
  const nodes = menuNodes(area, changes)
  if (changes.filter((each) => !each.declared && each.area === area).length >= maxAddedEntries)
    refuse('menu.limit', { max: maxAddedEntries })
  checkGroup(nodes, pPermId)
  const draft = checkedDraft(given, factsOf(area, nodes, changes))
  if (draft.permType === '3' && codesIn(changes).some(({ code }) => code === draft.permCode)) refuse('menu.codeTaken')
  const values = { ...columnsOf(draft), parent_id: pPermId ?? topLevel, place: placeIn(nodes, pPermId, null) }
  const { id } = await menuEntries.insert(tx, { area, ...values })
  await tell(tx, actor, newEvent('menuEntry.added', { id, data: { name: draft.permName } }))
  return { area, id }
}

const shownFields = (draft: MenuDraft): MenuDraft => ({
  permName: draft.permName,
  enName: draft.enName,
  permType: draft.permType,
  isOutsideUrl: draft.isOutsideUrl,
  url: draft.url,
  routeName: draft.routeName,
  params: draft.params,
  isNewWindow: draft.isNewWindow,
  permCode: draft.permCode,
})

export async function editMenuEntry(tx: Tx, actor: Actor, input: Input<typeof contract.editMenuEntry>) {
  const { area, permId: id, version, ...given } = input
  const locked = await lockEntry(tx, { area, permId: id, version })
  const { node, nodes, changes } = locked
  const before = shownFields(presentItem(node, nodes, area))
  if (node.declared) await write(tx, locked, declaredChange(given, node))
  else {
    const draft = checkedDraft(given, factsOf(area, nodes, changes), id)
    if ((draft.permType === '3') !== (node.permType === '3')) refuse('menu.customCode')
    if (draft.permCode !== node.permCode && node.permType === '3') await refuseUsedCode(tx, node, changes)
    if (draft.url !== '' && nodes.some(({ parentId }) => parentId === id)) refuseHolding(nodes, id)
    await write(tx, locked, columnsOf(draft))
  }
  const after = shownFields(await menuItem(tx, area, id))
  const data = { name: after.permName, ...fieldsChanged<keyof MenuDraft>({ ...before }, { ...after }) }
  await tell(tx, actor, newEvent('menuEntry.edited', { id, data }))
  return { area, id }
}

export async function moveMenuEntry(tx: Tx, actor: Actor, input: Input<typeof contract.moveMenuEntry>) {
  const { area, permId: id, version, pPermId, beforeId } = input
  const locked = await lockEntry(tx, { area, permId: id, version })
  const { node, nodes } = locked
  checkGroup(nodes, pPermId, node)
  const place = placeIn(nodes, pPermId, beforeId, id)
  await write(tx, locked, { parent_id: pPermId ?? topLevel, place })
  const data = { name: node.name, before: pathOf(nodes, node.parentId), after: pathOf(nodes, pPermId) }
  await tell(tx, actor, newEvent('menuEntry.moved', { id, data }))
  return { area, id }
}

export async function showMenuEntry(tx: Tx, actor: Actor, input: Input<typeof contract.showMenuEntry>) {
  const { area, permId: id, version, isShown } = input
  const locked = await lockEntry(tx, { area, permId: id, version })
  const { node, nodes } = locked
  if (!isShown && area === 'operator' && isWayBack(nodes, id)) refuse('menu.lastAccess')
  await write(tx, locked, { hidden: !isShown })
  await tell(tx, actor, newEvent(isShown ? 'menuEntry.shown' : 'menuEntry.hidden', { id, data: { name: node.name } }))
  return { area, id }
}

export async function restoreMenuEntry(tx: Tx, actor: Actor, input: Input<typeof contract.restoreMenuEntry>) {
  const { area, permId: id } = input
  const { node } = await lockEntry(tx, input)
  const row = node.declared ? await menuEntries.lockIfThere(tx, id) : undefined
  if (row) {
    await menuEntries.remove(tx, row)
    await tell(tx, actor, newEvent('menuEntry.restored', { id, data: { name: node.name } }))
  }
  return { area, id }
}

/** Restores all declared entries of a menu. */
export async function restoreMenu(tx: Tx, actor: Actor, { area }: Input<typeof contract.restoreMenu>): Promise<void> {
  await lockMenus(tx)
  const before = menuNodes(area, await menuChanges(tx))
  const restored = await removeMenuChanges(tx, { area })
  const nameOf = (id: string) => before.find((node) => node.id === id)?.declared?.name ?? id
  const events = restored.map(({ id }) => newEvent('menuEntry.restored', { id, data: { name: nameOf(id) } }))
  await signalPortal(tx, actor.tenantId, 'menus')
  await publish(tx, actor, ...events)
}

const refuseHolding = (nodes: readonly MenuNode[], id: string) =>
  refuse('menu.hasChildren', { count: nodes.filter(({ parentId }) => parentId === id).length })

async function refuseUsedCode(tx: Tx, { permCode: code, id }: MenuNode, changes: Changes): Promise<void> {
  const roles = await countRolesWith(tx, code)
  const entries = changes.filter((each) => each.id !== id && each.perm_code === code).length
  if (roles + entries > 0) refuse('menu.codeInUse', { roles, entries })
}

export async function removeMenuEntry(tx: Tx, actor: Actor, input: Input<typeof contract.removeMenuEntry>) {
  const { permId: id } = input
  const { node, nodes, changes } = await lockEntry(tx, input)
  if (node.declared) refuse('menu.declared')
  if (nodes.some(({ parentId }) => parentId === id)) refuseHolding(nodes, id)
  if (node.permType === '3') await refuseUsedCode(tx, node, changes)
  await menuEntries.remove(tx, await menuEntries.lock(tx, id))
  await tell(tx, actor, newEvent('menuEntry.removed', { id, data: { name: node.name } }))
}
