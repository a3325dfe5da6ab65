import { expect, test } from 'vitest'
import { addPerson, getPerson, setAccountStatus } from '#contract/identity/people.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { listRoles } from '#contract/identity/roles.ts'
import { getChecklist } from '#contract/platform/checklist.ts'
import { readInvitation } from '#contract/platform/invitations.ts'
import * as contract from '#contract/platform/tenants.ts'
import { createSupplier } from '#contract/suppliers/suppliers.ts'
import { uploadFile } from '#contract/files/files.ts'
import { queryByDomain } from '#contract/tenancy/tenancy.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { aPerson, as, ask, aTenant, database, type Person, refusalOf, runJob } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { accept, aCustomer, anOperator, aPlatform, founding, termsOf, tokenOf } from '#test/platform/platforms.ts'
import { upload } from '#test/upload.ts'

const rootOf = async (tenantId: string) =>
  (await database.read(tenantId, (db) => db.selectFrom('identity.departments').select('id').executeTakeFirstOrThrow()))
    .id
const someone = (deptId: string) => ({
  userName: '周予安',
  userCode: `p${randomId()}`,
  deptId,
  mobile: '',
  email: '',
  entrance: 'purchaser' as const,
})

test('tenants: one is founded whole, its administrator follows the invitation and begins with the checklist', async () => {
  const operator = await anOperator(await aPlatform())
  const draft = founding({ package: 'standard', accountLimit: 20 })
  const founded = await as(operator, contract.foundTenant, draft)
  expect(founded.link).toMatch(new RegExp(`^http://${draft.hosts}.*/invite\\?token=[0-9a-f]{64}$`))
  const token = tokenOf(founded)
  expect(await as({ host: draft.hosts }, readInvitation, { token })).toMatchObject({
    companyName: draft.name,
    userCode: draft.adminCode,
  })
  // The token opens nothing at another tenant's address.
  const elsewhere = await aTenant()
  expect(await refusalOf(as(elsewhere, readInvitation, { token }))).toBe('invitation.gone')
  const administrator = await accept(draft.hosts, token)
  expect(await refusalOf(accept(draft.hosts, token))).toBe('invitation.gone')
  const { userPermList } = await as(administrator, qryUserRefDetail, {})
  expect(userPermList.map(({ url }) => url)).toEqual(expect.arrayContaining(['onboardingChecklist', 'organisation']))
  expect(userPermList.map(({ url }) => url)).not.toContain('tenants')
  const { steps } = await as(administrator, getChecklist, {})
  expect(steps.filter(({ isDone }) => isDone)).toEqual([])
  const roles = await as(administrator, listRoles, { limit: 50 })
  expect(roles.records.map(({ code }) => code)).toEqual(expect.arrayContaining(['administrator', 'buyer', 'deptHead']))
  await as(administrator, addPerson, someone(await rootOf(founded.id)))
  expect((await as(administrator, getChecklist, {})).steps.find(({ key }) => key === 'people')).toMatchObject({
    isDone: true,
    count: 1,
  })

  await runJob('platform.countUsage', founded.id)
  const listed = await as(operator, contract.listTenants, { keyword: draft.code })
  expect(listed.records).toMatchObject([
    { id: founded.id, state: 'open', accounts: 2, accountLimit: 20, checklistDone: 1, checklistAll: 12 },
  ])
  expect(await refusalOf(as(operator, contract.inviteTenantAdministrator, { id: founded.id }))).toBe(
    'invitation.signedIn',
  )
  const changes = await as(operator, contract.listTenantChanges, { id: founded.id })
  expect(changes.records.map(({ what }) => what)).toEqual(['platformTenant.founded'])
})

test('tenants: code and host are taken once, by many at the same time too; hosts are names', async () => {
  const operator = await anOperator(await aPlatform())
  const draft = founding()
  const calls = Array.from({ length: 6 }, () => refusalOf(as(operator, contract.foundTenant, draft)))
  const answers = await Promise.all(calls)
  expect(answers.filter((each) => each === 'accepted')).toHaveLength(1)
  const host = { ...founding(), hosts: draft.hosts.toUpperCase() }
  expect(await refusalOf(as(operator, contract.foundTenant, host))).toBe('tenant.hostTaken')
  for (const hosts of ['http://a.example', 'a.example:8080', 'a.example/x', 'u@a.example', '-a.example', 'a..b'])
    expect([hosts, await refusalOf(as(operator, contract.foundTenant, founding({ hosts })))]).toEqual([
      hosts,
      'tenant.badHost',
    ])
})

test('tenants: the permissions of the platform count in its own tenant alone, and open no row of a customer', async () => {
  const platform = await aPlatform()
  const operator = await anOperator(platform)
  const { id, administrator, host } = await aCustomer(operator)
  const pretender = await aPerson(await aTenant(), {
    entrance: 'operator',
    permissions: ['platform.read', 'platform.manage', 'platform.delete', 'role.grant', 'role.manage'],
  })
  for (const person of [pretender, administrator]) {
    expect(await refusalOf(as(person, contract.listTenants, {}))).toBe('permission.denied')
    expect(await refusalOf(as(person, contract.suspendTenant, { id, reason: '试' }))).toBe('permission.denied')
  }
  // The platform's session is none at the customer's address, and its own calls answer its own rows.
  expect(await refusalOf(as({ ...operator, host }, qryUserRefDetail, {}))).toBe('session.none')
  expect(await refusalOf(as({ ...operator, host }, contract.listTenants, {}))).toBe('session.none')
  const reader = await anOperator(platform, { permissions: ['platform.read', 'org.read', 'org.manage'] })
  const { userId } = (await as(administrator, qryUserRefDetail, {})).userInfo
  expect(await refusalOf(as(reader, getPerson, { userId }))).toBe('thing.notFound')
  expect(await refusalOf(as(reader, contract.foundTenant, founding()))).toBe('permission.denied')
  const page = await ask(reader, contract.getTenant, { id })
  expect(Object.keys(page.json<{ data: object }>().data)).not.toContain('adminEmail')
  // The platform itself is no customer.
  expect(await refusalOf(as(operator, contract.suspendTenant, { id: platform.id, reason: '试' }))).toBe(
    'tenant.ownPlatform',
  )
})

test('tenants: a package withholds the permissions of modules that it lacks', async () => {
  const operator = await anOperator(await aPlatform())
  const { id, administrator } = await aCustomer(operator, { package: 'mall' })
  const permissions = async () => {
    const { userPermList } = await as(administrator, qryUserRefDetail, {})
    return userPermList.map(({ permCode }) => permCode)
  }
  expect(await permissions()).toContain('org.manage')
  const held = await database.read(id, (db) =>
    db.selectFrom('identity.roles').select('permissions').where('code', '=', 'buyer').executeTakeFirstOrThrow(),
  )
  expect(held.permissions).toContain('demand.submit')
  const [host] = (await as(operator, contract.getTenant, { id })).hosts.split(' ')
  const root = { id: await rootOf(id), path: [], fullName: '' }
  const buyer = await aPerson({ id, host: host!, root }, { permissions: ['demand.submit', 'cart.use'] })
  const { userPermList } = await as(buyer, qryUserRefDetail, {})
  expect(userPermList.map(({ permCode }) => permCode)).not.toContain('demand.submit')
})

test('tenants: nobody gets into a suspended one, and a resumed one goes on', async () => {
  const operator = await anOperator(await aPlatform())
  const { id, link, hosts, contact } = await (async () => {
    const draft = founding()
    return { ...(await as(operator, contract.foundTenant, draft)), ...draft }
  })()
  const suspended = await as(operator, contract.suspendTenant, { id, reason: '欠费' })
  expect(suspended).toMatchObject({
    state: 'suspended',
    suspendedReason: '欠费',
    can: expect.arrayContaining(['resume']),
  })
  expect(await refusalOf(as(operator, contract.suspendTenant, { id, reason: '欠费' }))).toBe('thing.wrongState')
  const answer = await ask({ host: hosts }, queryByDomain)
  expect(answer.json<{ code: number; message: string }>()).toMatchObject({
    code: 47201,
    message: expect.stringContaining(contact),
  })
  expect(await refusalOf(accept(hosts, tokenOf({ link })))).toBe('tenant.suspended')
  expect(await as(operator, contract.resumeTenant, { id })).toMatchObject({ state: 'open', suspendedReason: '' })
})

test('tenants: after its term one can be read for some days, then it is closed; it is reminded before', async () => {
  const platform = await aPlatform()
  const operator = await anOperator(platform)
  const today = dayOf(new Date())
  const draft = founding({ expiresOn: dayAfter(today, 6) })
  const { id } = await as(operator, contract.foundTenant, draft)
  for (let turn = 0; turn < 2; turn++) await runJob('platform.remindOfEnd', id)
  const reminders = await database.read(id, (db) =>
    db.selectFrom('kit.events').select('data').where('name', '=', 'subscription.ending').execute(),
  )
  expect(reminders.map(({ data }) => data)).toEqual([{ days: 6, expiresOn: draft.expiresOn }])
  const set = async (expiresOn: string) =>
    as(operator, contract.editTenant, { ...termsOf(await as(operator, contract.getTenant, { id })), expiresOn })
  expect(await set(dayAfter(today, -3))).toMatchObject({ state: 'readOnly' })
  const root = { id: await rootOf(id), path: [], fullName: '' }
  const person = await aPerson(
    { id, host: draft.hosts, root },
    { entrance: 'operator', permissions: ['org.manage', 'org.read', 'tenant.setUp'] },
  )
  expect(await refusalOf(as(person, getChecklist, {}))).toBe('accepted')
  expect(await refusalOf(as(person, addPerson, someone(root.id)))).toBe('tenant.readOnly')
  expect(await set(dayAfter(today, -20))).toMatchObject({ state: 'suspended' })
})

test('limits: of many at once no more get in than there is room for, by whichever way', async () => {
  const operator = await anOperator(await aPlatform())
  const { id, administrator } = await aCustomer(operator, { accountLimit: 4, supplierLimit: 2, storageLimitMb: 1 })
  const root = await rootOf(id)
  const add = () => refusalOf(as(administrator, addPerson, someone(root)))
  const answers = await Promise.all(Array.from({ length: 12 }, add))
  expect(answers.filter((each) => each === 'accepted')).toHaveLength(3)
  expect(new Set(answers)).toEqual(new Set(['accepted', 'tenant.accountLimit']))
  // Room that is made is used again, and enabling counts like adding.
  const [one, other] = await database.read(id, (db) =>
    db.selectFrom('identity.users').select('id').where('entrance', '=', 'purchaser').orderBy('id').execute(),
  )
  const status = (userId: string, to: 'active' | 'disabled') =>
    refusalOf(as(administrator, setAccountStatus, { userId, status: to }))
  expect(await status(one!.id, 'disabled')).toBe('accepted')
  const [added, enabled] = await Promise.all([add(), status(one!.id, 'active')])
  expect([added, enabled].toSorted()).toEqual(['accepted', 'tenant.accountLimit'])
  expect(await status(other!.id, 'disabled')).toBe('accepted')

  const supplier = (code: string) => ({
    code,
    name: `供应商${code}`,
    shortName: code,
    creditCode: `91320583${code.padStart(10, '0')}`,
    region: '',
    contactName: '',
    contactTel: '',
  })
  const suppliers = await Promise.all(
    ['11', '12', '13', '14', '15'].map((code) => refusalOf(as(administrator, createSupplier, supplier(code)))),
  )
  expect(suppliers.filter((each) => each === 'accepted')).toHaveLength(2)
  expect(suppliers).toContain('tenant.supplierLimit')

  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400 * 1024, 32), Buffer.from('\n%%EOF\n')])
  const store = () => refusalOf(upload(administrator as Person, uploadFile, { name: '资料.pdf', content }))
  const stored = await Promise.all(Array.from({ length: 5 }, store))
  expect(stored.filter((each) => each === 'accepted')).toHaveLength(2)
  expect(stored).toContain('tenant.storageLimit')
})
