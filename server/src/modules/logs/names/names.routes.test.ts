import { expect, test } from 'vitest'
import { events } from '#contract/events.ts'
import { addRole, editRole, exportRoles } from '#contract/identity/roles.ts'
import * as contract from '#contract/logs/logs.ts'
import { aPerson, as, ask, aTenant, server } from '#test/app.ts'
import { describedRoutes } from '#test/openapi.ts'
import { actionNames } from './action.names.ts'
import { areaNames } from './area.names.ts'
import { entityNames } from './entity.names.ts'
import { happenedNames } from './event.names.ts'
import { operationName, partsOf } from './log.names.ts'

const { summaries, callLog } = server.app.context

test('names of logs: every event has a Chinese name, and no name is of an event that is gone', () => {
  const parts = Object.keys(events).map((name) => name.split('.') as [string, string])
  expect(parts.filter(([entity]) => !entityNames.has(entity))).toEqual([])
  expect(parts.filter(([, happened]) => !happenedNames.has(happened))).toEqual([])
  expect([...entityNames.keys()].filter((each) => !parts.some(([entity]) => entity === each))).toEqual([])
  expect([...happenedNames.keys()].filter((each) => !parts.some(([, happened]) => happened === each))).toEqual([])
})

test('names of logs: what people write and export has a Chinese name', () => {
  const written = describedRoutes()
    .filter(({ method, isDownload }) => method === 'POST' || isDownload)
    .map(({ path }) => path)
  expect(written.length).toBeGreaterThan(400)
  const unnamed = written.filter((path) => {
    const { area, action } = partsOf(path)
    return !areaNames.has(area) || !actionNames.has(action)
  })
  expect(unnamed).toEqual([])
})

test('names of logs: shown in the language of the reader, and found by keyword', async () => {
  const tenant = await aTenant()
  const administrator = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['role.manage', 'role.grant', 'org.read'],
  })
  const auditor = await aPerson(tenant, { entrance: 'operator', permissions: ['log.read'] })
  const role = await as(administrator, addRole, { code: 'buyer', name: '采购', enName: 'Buyer', permissions: [] })
  const change = { id: role.id, version: role.version, name: '采购员', enName: 'Buyer', permissions: ['org.read'] }
  await as(administrator, editRole, change)
  await as(administrator, editRole, change).catch(() => undefined)
  await ask(administrator, exportRoles, {})
  await callLog.flush()
  const list = (input: object, lang = 'zh-CN') =>
    as(auditor, contract.listOperationLog, input, { 'accept-language': lang })
  const { records } = await list({ keyword: administrator.userCode })
  expect(records.map(({ operation, changes, reason }) => [operation, changes, reason])).toEqual([
    ['角色 · 修改', [], expect.stringMatching(/[\u4e00-\u9fff]/)],
    ['角色 · 修改', ['角色修改'], ''],
    ['角色 · 新增', ['角色新增'], ''],
  ])
  const english = await list({ keyword: administrator.userCode }, 'en')
  expect(english.records[1]).toMatchObject({ operation: summaries.get(editRole.path), changes: ['Role edited'] })
  expect((await list({ keyword: '角色 · 修改' })).total).toBe(2)
  expect((await list({ keyword: '角色新增' })).total).toBe(1)
  expect((await list({ keyword: 'role added' }, 'en')).total).toBe(1)
  expect((await list({ keyword: '没有的名称' })).total).toBe(0)
  const [first] = await as(auditor, contract.getOperationChanges, { id: records[1]!.id })
  expect(first).toMatchObject({ what: 'role.edited', name: '角色修改', added: ['查看组织机构'] })
  const exported = await as(auditor, contract.listExportLog, { keyword: '角色 · 导出' })
  expect(exported.records).toMatchObject([{ path: exportRoles.path, operation: '角色 · 导出' }])
})

test('names of logs: what only reads is called so, and a path without a name is shown as it is', () => {
  expect(operationName('/sysrest/api/role/members', 'zh-CN', undefined)).toBe('角色 · 查看')
  expect(operationName('/sysrest/api/nothing/such', 'zh-CN', undefined)).toBe('nothing · 查看')
  expect(operationName('/sysrest/api/role/edit', 'en', undefined)).toBe('Role edit')
})
