import { expect, test } from 'vitest'
import { createArticle } from '#contract/notices/articles.ts'
import * as contract from '#contract/notices/columns.ts'
import { getListByPId, queryArticle, releasePage } from '#contract/notices/reading.ts'
import { as, refusalOf } from '#test/app.ts'
import { aNewsroom, draftOf, publishDraft } from '#test/notices/newsroom.ts'

test('columns: form a tree, listed below their parents, can be sorted and moved', async () => {
  const { tenant, both, columnId } = await aNewsroom()
  const add = (pid: string | null, name: string) => as(both, contract.addColumn, { pid, name, enName: '', value: name })
  const below = await add(columnId, '维护')
  const deepest = await add(below.id, '停机')
  const second = await add(null, '帮助')
  const names = async () =>
    (await as(both, contract.listColumns, {})).records.map(({ name, level }) => `${level}${name}`)
  expect(await names()).toEqual(['1平台公告', '2维护', '3停机', '1帮助'])
  expect(await refusalOf(add(deepest.id, '太深'))).toBe('column.tooDeep')
  expect(await refusalOf(add(null, '帮助'))).toBe('column.valueTaken')
  const move = (id: string, version: number, pid: string | null, place = 10_000) =>
    as(both, contract.moveColumn, { id, version, pid, place })
  expect(await refusalOf(move(columnId, 3, below.id))).toBe('thing.stale')
  const { version } = await as(both, contract.getColumn, { id: columnId })
  expect(await refusalOf(move(columnId, version, below.id))).toBe('column.cycle')
  expect(await refusalOf(move(below.id, below.version, deepest.id))).toBe('column.cycle')
  await move(second.id, second.version, null, 1)
  await move(below.id, below.version, second.id)
  expect(await names()).toEqual(['1帮助', '2维护', '3停机', '1平台公告'])
  const publicNames = async (input: { pId?: string; unlimited?: '1' }) =>
    (await as(tenant, getListByPId, input)).map(({ name }) => name)
  expect(await publicNames({})).toEqual(['帮助', '平台公告'])
  expect(await publicNames({ unlimited: '1' })).toEqual(['帮助', '维护', '停机', '平台公告'])
  expect(await publicNames({ pId: second.id })).toEqual(['维护'])
  expect(await publicNames({ pId: second.id, unlimited: '1' })).toEqual(['维护', '停机'])
})

test('columns: a disabled one is hidden with its articles and children', async () => {
  const room = await aNewsroom()
  const { tenant, author, both, columnId } = room
  const below = await as(both, contract.addColumn, { pid: columnId, name: '维护', enName: '', value: '维护' })
  const draft = await as(author, createArticle, draftOf({ columnId: below.id }))
  await publishDraft(room, draft)
  const total = async () => (await as(tenant, releasePage, {})).total
  expect(await total()).toBe(1)
  await as(both, contract.setColumnStatus, { id: columnId, status: 'disabled' })
  expect(await total()).toBe(0)
  expect(await as(tenant, getListByPId, { unlimited: '1' })).toEqual([])
  expect(await refusalOf(as(tenant, queryArticle, { id: draft.id }))).toBe('thing.notFound')
  expect(await refusalOf(as(author, createArticle, draftOf({ columnId: below.id })))).toBe('column.disabled')
  await as(both, contract.setColumnStatus, { id: columnId, status: 'active' })
  expect(await total()).toBe(1)
  const { records } = await as(author, contract.listColumnChanges, { id: columnId })
  expect(records.map(({ what }) => what)).toEqual(['column.enabled', 'column.disabled', 'column.added'])
})

test('columns: changes require the permission, in the own tenant', async () => {
  const [room, other] = [await aNewsroom(), await aNewsroom()]
  const draft = { pid: null, name: '新', enName: '', value: '新' }
  expect(await refusalOf(as(room.author, contract.addColumn, draft))).toBe('permission.denied')
  const change = { id: room.columnId, version: 2, name: '改', enName: '', value: '改' }
  expect(await refusalOf(as(other.both, contract.editColumn, change))).toBe('thing.notFound')
  expect(await refusalOf(as(other.both, contract.addColumn, { ...draft, pid: room.columnId }))).toBe('thing.notFound')
  expect((await as(other.both, contract.listColumns, {})).total).toBe(1)
})

test('columns: two concurrent moves into each other form no cycle', async () => {
  const { both, columnId } = await aNewsroom()
  const other = await as(both, contract.addColumn, { pid: null, name: '帮助', enName: '', value: '帮助' })
  const first = await as(both, contract.getColumn, { id: columnId })
  const outcomes = await Promise.all([
    refusalOf(as(both, contract.moveColumn, { id: first.id, version: first.version, pid: other.id })),
    refusalOf(as(both, contract.moveColumn, { id: other.id, version: other.version, pid: first.id })),
  ])
  expect(outcomes.filter((code) => code === 'accepted')).toHaveLength(1)
})
