import type * as contract from '#contract/administration/dictionaries.ts'
import { type DictItem, maxDictItems } from '#contract/administration/dictionaries.ts'
import { dictionaries } from '#contract/dictionaries.ts'
import type { Availability } from '#contract/kit/availability.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { hasKeyword, memoryList } from '#kit/database/list/list.memory.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import {
  allOwnDictionaries,
  clearDefault,
  dictionaryItems,
  itemsOfDictionaries,
  lockDictionaries,
  ownDictionaries,
} from '#modules/tenancy/index.ts'
import { itemKeyOf, itemsOf } from './dictionary.rules.ts'
import { departmentNames } from './dictionary.store.ts'
import { countLegalEntitiesOfKind } from '../legalEntities/legalEntity.store.ts'

export interface ItemFilter {
  readonly dictionary: string
  readonly keyword?: string | undefined
  readonly status?: Availability | undefined
}

async function readItems(db: Db, dictionary: string): Promise<DictItem[]> {
  const rows = await itemsOfDictionaries(db, [dictionary])
  const names = await departmentNames(db, [...new Set(rows.flatMap(({ dept_id: id }) => id ?? []))])
  return itemsOf(dictionary, rows, names)
}

/** Entries of a dictionary as a list. */
export const dictItemList = memoryList<ItemFilter, DictItem>({
  read: async (db, { dictionary, keyword, status }) =>
    (await readItems(db, dictionary)).filter(
      (item) => hasKeyword(keyword, item.code, item.name, item.enName) && (status ?? item.status) === item.status,
    ),
  keyOf: ({ itemKey }) => itemKey,
})

export async function addDictionary(tx: Tx, actor: Actor, input: Input<typeof contract.addDictionary>): Promise<void> {
  const { code, name, enName } = input
  if (Object.keys(dictionaries).some((each) => each.toLowerCase() === code.toLowerCase())) refuse('dict.codeTaken')
  const { id } = await ownDictionaries.insert(tx, { code, name: name.trim(), en_name: enName.trim() })
  await publish(tx, actor, newEvent('dictionary.added', { id, data: { name } }))
}

export async function editDictionary(tx: Tx, actor: Actor, input: Input<typeof contract.editDictionary>) {
  const { dictId: id, version, name, enName } = input
  const before = await ownDictionaries.lock(tx, id, version)
  await ownDictionaries.set(tx, before, { name: name.trim(), en_name: enName.trim() })
  const changed = fieldsChanged({ name: before.name, enName: before.en_name }, { name, enName })
  await publish(tx, actor, newEvent('dictionary.edited', { id, data: { name, ...changed } }))
}

export async function removeDictionary(tx: Tx, actor: Actor, input: Input<typeof contract.removeDictionary>) {
  const { dictId: id, version } = input
  await lockDictionaries(tx)
  const row = await ownDictionaries.lock(tx, id, version)
  const items = await itemsOfDictionaries(tx, [row.code])
  if (items.length > 0) refuse('dict.hasItems', { count: items.length })
  await ownDictionaries.remove(tx, row)
  await publish(tx, actor, newEvent('dictionary.removed', { id, data: { name: row.name } }))
}

interface Named {
  readonly dictionary: string
  readonly code: string
  readonly deptId: string | null
  readonly version: number
}

/** Locks the dictionaries and finds the entry; refuses with `thing.stale` if it was changed since it was read. */
async function lockItem(tx: Tx, { dictionary, code, deptId, version }: Named): Promise<DictItem> {
  await lockDictionaries(tx)
  const key = itemKeyOf(code, deptId)
  const item = (await readItems(tx, dictionary)).find(({ itemKey }) => itemKey === key) ?? refuse('thing.notFound')
  if (item.version !== version) refuse('thing.stale')
  return item
}

const isOpen = (dictionary: string): boolean =>
  dictionaries[dictionary]?.isOpen ?? dictionaries[dictionary] === undefined
const isDeclaredItem = (dictionary: string, code: string): boolean =>
  dictionaries[dictionary]?.words.some(([word]) => word === code) ?? false

interface Fields {
  readonly name: string
  readonly enName: string
  readonly place: number
  readonly isDefault: boolean
}

const columnsOf = ({ name, enName, place, isDefault }: Fields) => ({
  name: name.trim(),
  en_name: enName.trim(),
  place,
  is_default: isDefault,
})

/** Writes an entry; a declared one gets its row with the first change. There is one default. */
async function write(
  tx: Tx,
  item: Pick<DictItem, 'itemId' | 'dictionary' | 'code' | 'deptId'>,
  fields: Fields & { readonly disabled?: boolean },
) {
  const { itemId, dictionary, code, deptId } = item
  if (fields.isDefault) await clearDefault(tx, { dictionary, deptId, exceptId: itemId ?? '0' })
  const values = { ...columnsOf(fields), ...(fields.disabled === undefined ? {} : { disabled: fields.disabled }) }
  if (itemId === null) return (await dictionaryItems.insert(tx, { dictionary, code, dept_id: deptId, ...values })).id
  await dictionaryItems.set(tx, await dictionaryItems.lock(tx, itemId), values)
  return itemId
}

export async function addDictItem(tx: Tx, actor: Actor, input: Input<typeof contract.addDictItem>): Promise<void> {
  const { dictionary, code, deptId } = input
  await lockDictionaries(tx)
  if (dictionaries[dictionary] === undefined) {
    const own = (await allOwnDictionaries(tx)).some((each) => each.code === dictionary)
    if (!own) refuse('dict.unknown', { code: dictionary })
  }
  // A closed dictionary takes names of a department for its codes, but no other codes.
  if (!isOpen(dictionary) && !isDeclaredItem(dictionary, code)) refuse('dict.closed')
  const items = await readItems(tx, dictionary)
  if (items.some(({ itemKey }) => itemKey === itemKeyOf(code, deptId))) refuse('dict.itemTaken')
  if (items.length >= maxDictItems) refuse('dict.limit', { max: maxDictItems })
  const id = await write(tx, { itemId: null, dictionary, code, deptId }, input)
  await publish(tx, actor, newEvent('dictItem.added', { id, to: 'active', data: { name: input.name } }))
}

const shownFields = ({ name, enName, place, isDefault }: Fields) => ({ name, enName, place, isDefault })

export async function editDictItem(tx: Tx, actor: Actor, input: Input<typeof contract.editDictItem>): Promise<void> {
  const item = await lockItem(tx, input)
  const id = await write(tx, item, input)
  const changed = fieldsChanged(shownFields(item), shownFields(input))
  await publish(tx, actor, newEvent('dictItem.edited', { id, data: { name: input.name, ...changed } }))
}

export async function setDictItemStatus(tx: Tx, actor: Actor, input: Input<typeof contract.setDictItemStatus>) {
  const item = await lockItem(tx, input)
  const disabled = input.status === 'disabled'
  if (!isOpen(item.dictionary)) refuse('dict.closed')
  if (item.status === input.status) refuse('thing.stale')
  const id = await write(tx, item, { ...item, disabled })
  const name = disabled ? ('dictItem.disabled' as const) : ('dictItem.enabled' as const)
  await publish(tx, actor, newEvent(name, { id, from: item.status, to: input.status }))
}

/** Number of records that hold an entry; dictionaries that no form of the product uses have none. */
const usesOf = async (tx: Tx, { dictionary, code }: DictItem): Promise<number> =>
  dictionary === 'LEGAL_ENTITY' ? countLegalEntitiesOfKind(tx, code) : 0

export async function removeDictItem(tx: Tx, actor: Actor, input: Input<typeof contract.removeDictItem>) {
  const item = await lockItem(tx, input)
  const { itemId, dictionary, code } = item
  if (itemId === null) return
  const uses = isDeclaredItem(dictionary, code) ? 0 : await usesOf(tx, item)
  if (uses > 0) refuse('dict.inUse', { count: uses })
  await dictionaryItems.remove(tx, await dictionaryItems.lock(tx, itemId))
  await publish(tx, actor, newEvent('dictItem.removed', { id: itemId, data: { name: item.name } }))
}
