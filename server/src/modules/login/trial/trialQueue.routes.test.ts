import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as login from '#contract/login/login.ts'
import { countNewTrials } from '#contract/login/newTrials.ts'
import { addTrial } from '#contract/login/trial.ts'
import * as contract from '#contract/login/trials.ts'
import { aPerson, as, refusalOf, type TestTenant } from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { form, open } from '#test/login/trial.ts'

const day = 86_400_000
const aFollower = (tenant: TestTenant, ...more: readonly 'org.manage'[]) =>
  aPerson(tenant, { entrance: 'operator', permissions: ['trial.manage', ...more] })

async function opened(tenant: TestTenant, change: object = {}) {
  const { account, password } = await as(tenant, addTrial, form(change))
  const logIn = async () => as(tenant, login.login, await loginForm(tenant.host, account, password, 'purchaser'))
  return { account, logIn }
}

test('trials: those who follow them up see who asked for what, take them and note what came of it', async () => {
  const tenant = await open()
  const [ann, ben] = [await aFollower(tenant), await aFollower(tenant)]
  const { account } = await opened(tenant, { orgName: '临湾港务', email: 'chengmu@linwan.example.com' })
  await opened(tenant)
  expect(await as(ann, countNewTrials, {})).toEqual({ count: 2 })
  const { records } = await as(ann, contract.listTrials, { keyword: '临湾' })
  expect(records).toMatchObject([
    { orgName: '临湾港务', email: 'chengmu@linwan.example.com', demand: '办公用品集中采购', account, status: '01' },
  ])
  const { id, version } = records[0]!
  // Of two who take it at the same time one has it.
  const outcomes = await Promise.all(
    [ann, ben].map((person) => refusalOf(as(person, contract.takeTrial, { id, version }))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'thing.stale'])
  const noted = await as(ann, contract.noteTrial, { id, version: version + 1, reply: ' 下周演示 ' })
  expect(noted).toMatchObject({
    status: '02',
    reply: '下周演示',
    handler: ann.userName,
    can: ['note', 'extend', 'end'],
  })
  expect(await refusalOf(as(ann, contract.noteTrial, { id, version: noted.version, reply: ' ' }))).toBe('input.invalid')
  await expect(as(ann, contract.takeTrial, { id, version: noted.version })).rejects.toMatchObject({
    message: 'thing.wrongState',
    data: { state: ['跟进中', 'In contact'] },
  })
  expect(await as(ann, contract.trialCase.figures, {})).toEqual({ counts: { '01': 1, '02': 1 } })
  expect((await as(ann, contract.listTrialChanges, { id })).records).toMatchObject([
    { what: 'trial.noted', reason: '下周演示' },
    { what: 'trial.taken', from: '01', to: '02' },
    { what: 'trial.opened' },
  ])
})

test('trials: an extension moves the last day of the account, an end disables it and its sessions', async () => {
  const tenant = await open()
  const ann = await aFollower(tenant)
  const { logIn } = await opened(tenant)
  const { authToken: token } = await logIn()
  const [{ id, version, endsAt }] = (await as(ann, contract.listTrials, {})).records as [contract.Trial]
  expect(await refusalOf(as(ann, contract.extendTrial, { id, version, days: 91 }))).toBe('input.invalid')
  const extended = await as(ann, contract.extendTrial, { id, version, days: 30 })
  expect(new Date(extended.endsAt).getTime() - new Date(endsAt).getTime()).toBe(30 * day)
  await logIn()
  const ended = await as(ann, contract.endTrial, { id, version: extended.version, reason: '暂不考虑' })
  expect(ended).toMatchObject({ status: '04', reply: '暂不考虑', can: [] })
  expect(await refusalOf(as({ host: tenant.host, token }, qryUserRefDetail, {}))).toBe('session.none')
  expect(await refusalOf(logIn())).not.toBe('accepted')
})

test('trials: only those who also manage people turn one into a regular account of a department', async () => {
  const tenant = await open()
  const [ann, ben] = [await aFollower(tenant), await aFollower(tenant, 'org.manage')]
  const { logIn } = await opened(tenant)
  const [{ id, version }] = (await as(ann, contract.listTrials, {})).records as [contract.Trial]
  const deptId = (await aPerson(tenant)).deptId
  expect(await refusalOf(as(ann, contract.convertTrial, { id, version, deptId }))).toBe('thing.notAllowed')
  expect(await refusalOf(as(ben, contract.convertTrial, { id, version, deptId: '999999' }))).not.toBe('accepted')
  expect(await as(ben, contract.convertTrial, { id, version, deptId })).toMatchObject({ status: '03' })
  const result = await logIn()
  expect(result.changePwd).toBe(true)
  expect(await refusalOf(as(ben, contract.endTrial, { id, version: version + 1, reason: '结束' }))).toBe(
    'thing.wrongState',
  )
})

test('trials: other tenants and people without the permission neither read nor change them', async () => {
  const tenant = await open()
  await opened(tenant)
  const [{ id, version }] = (await as(await aFollower(tenant), contract.listTrials, {})).records as [contract.Trial]
  const stranger = await aFollower(await open())
  expect((await as(stranger, contract.listTrials, {})).records).toEqual([])
  for (const call of [
    () => as(stranger, contract.getTrial, { id }),
    () => as(stranger, contract.listTrialChanges, { id }),
    () => as(stranger, contract.takeTrial, { id, version }),
    () => as(stranger, contract.extendTrial, { id, version, days: 1 }),
  ])
    expect(await refusalOf(call())).toBe('thing.notFound')
  const buyer = await aPerson(tenant, { permissions: ['trial.manage'] })
  const editor = await aPerson(tenant, { entrance: 'operator', permissions: ['article.manage'] })
  for (const person of [buyer, editor])
    expect(await refusalOf(as(person, contract.listTrials, {}))).toBe('permission.denied')
})
