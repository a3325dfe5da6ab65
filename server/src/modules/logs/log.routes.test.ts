import { constants, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addRole, editRole, exportRoles } from '#contract/identity/roles.ts'
import * as chain from '#contract/logs/auditChain.ts'
import * as contract from '#contract/logs/logs.ts'
import { login } from '#contract/login/login.ts'
import { aPerson, as, ask, aTenant, type Person, refusalOf, server } from '#test/app.ts'
import { loginForm } from '#test/login.ts'

const administration = { entrance: 'operator', permissions: ['role.manage', 'role.grant'] } as const
const auditing = { entrance: 'operator', permissions: ['log.read', 'system.audit'] } as const
const flush = () => server.app.context.callLog.flush()

test('operations: each write is kept with who, what, from where and what changed, refused ones too, within one tenant', async () => {
  const [tenant, other] = [await aTenant(), await aTenant()]
  const [administrator, auditor] = [await aPerson(tenant, administration), await aPerson(tenant, auditing)]
  const stranger = await aPerson(other, auditing)
  const role = await as(administrator, addRole, { code: 'buyer', name: '采购', enName: 'Buyer', permissions: [] })
  const change = { id: role.id, version: role.version, name: '采购员', enName: 'Buyer', permissions: [] }
  await as(administrator, editRole, change)
  expect(await refusalOf(as(administrator, editRole, change))).toBe('thing.stale')
  await flush()
  const { records } = await as(auditor, contract.listOperationLog, { keyword: administrator.userCode })
  expect(records.map(({ path, code, documentId }) => [path.split('/').at(-1), code === 0, documentId])).toEqual([
    ['edit', false, role.id],
    ['edit', true, role.id],
    ['add', true, null],
  ])
  expect(records[1]).toMatchObject({ actorName: administrator.userName, ip: '127.0.0.1', happened: ['role.edited'] })
  const changes = await as(auditor, contract.getOperationChanges, { id: records[1]!.id })
  expect(changes).toMatchObject([
    {
      what: 'role.edited',
      entity: 'role',
      entityId: role.id,
      fields: [{ field: 'name', before: '采购', after: '采购员' }],
    },
  ])
  expect((await as(auditor, contract.listOperationLog, { isRefused: true, documentId: role.id })).total).toBe(1)
  expect((await as(stranger, contract.listOperationLog, {})).total).toBe(0)
  expect(await as(stranger, contract.getOperationChanges, { id: records[1]!.id })).toEqual([])
  expect(await refusalOf(as(administrator, contract.listOperationLog, {}))).toBe('permission.denied')
})

test('logins and exports: failed attempts and taken files are kept; the file is noted before it is sent', async () => {
  const tenant = await aTenant()
  const auditor = await aPerson(tenant, auditing)
  const administrator = await aPerson(tenant, administration)
  const person = await aPerson(tenant, { password: 'Right@2026x' })
  const attempt = async (word: string) =>
    refusalOf(as({ host: tenant.host }, login, await loginForm(tenant.host, person.userCode, word)))
  expect(await attempt('Wrong@2026x')).not.toBe('accepted')
  expect(await attempt('Right@2026x')).toBe('accepted')
  const logins = await as(auditor, contract.listLoginLog, { keyword: person.userCode })
  expect(logins.records.map(({ result }) => result)).toEqual(['ok', 'login.wrong'])
  expect((await as(auditor, contract.listLoginLog, { isFailed: true })).total).toBe(1)

  const file = await ask(administrator, exportRoles, { keyword: '采购' })
  expect(file.statusCode).toBe(200)
  const exported = async (): Promise<readonly contract.ExportEntry[]> =>
    (await as(auditor, contract.listExportLog, { keyword: administrator.userCode })).records
  await expect.poll(async () => (await exported())[0]?.isFinished).toBe(true)
  expect(await exported()).toMatchObject([
    { path: exportRoles.path, bytes: file.rawPayload.length, filter: expect.stringContaining('采购') },
  ])
  const refused = await ask(person, exportRoles)
  expect(refused.json<{ code: number }>().code).not.toBe(0)
  expect((await as(auditor, contract.listExportLog, { keyword: person.userCode })).total).toBe(0)
})

test('audit chain: is shown and verified by those who audit', async () => {
  const tenant = await aTenant()
  const [auditor, reader]: Person[] = [
    await aPerson(tenant, auditing),
    await aPerson(tenant, { entrance: 'operator', permissions: ['log.read'] }),
  ]
  expect(await as(auditor!, chain.getAuditChain, {})).toMatchObject({ links: 0, verifications: [] })
  expect(await as(auditor!, chain.verifyAuditChain, {})).toMatchObject({ badLink: null })
  expect((await as(auditor!, chain.getAuditChain, {})).verifications).toHaveLength(1)
  expect(await refusalOf(as(reader!, chain.verifyAuditChain, {}))).toBe('permission.denied')
})

test('exports of sensitive data: a stated reason is kept, and each printed page names its person', async () => {
  const tenant = await aTenant({ exportReason: '1' })
  const auditor = await aPerson(tenant, auditing)
  const refused = await ask(auditor, contract.exportLoginLog, {})
  expect(refused.json()).toMatchObject({ code: 1036 })
  const headers = { 'x-export-reason': encodeURIComponent('季度 100% 复核') }
  const file = await ask(auditor, contract.exportLoginLog, {}, headers)
  expect(file.headers['content-disposition']).toContain('.xlsx')
  const sheet = textOfSheet(file.rawPayload)
  expect(sheet).toContain(`<oddFooter>&amp;L${auditor.userName} `)
  // Other exports need none.
  expect((await ask(auditor, contract.exportMessageLog, {})).statusCode).toBe(200)
  const { records } = await as(auditor, contract.listExportLog, {})
  expect(records.map(({ statedReason }) => statedReason)).toEqual(['', '季度 100% 复核'])
  const elsewhere = await aPerson(await aTenant(), auditing)
  expect((await ask(elsewhere, contract.exportLoginLog, {})).headers['content-disposition']).toContain('.xlsx')
})

/** Text of the first sheet of a workbook. */
function textOfSheet(workbook: Buffer): string {
  const at = workbook.indexOf('xl/worksheets/sheet1.xml')
  return inflateRawSync(workbook.subarray(at + 'xl/worksheets/sheet1.xml'.length), {
    finishFlush: constants.Z_SYNC_FLUSH,
  }).toString()
}
