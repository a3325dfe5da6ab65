import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/accessReviews/accessReviews.ts'
import * as queue from '#contract/accessReviews/reviewItems.ts'
import { changeRoleMembers, listRoles } from '#contract/identity/roles.ts'
import { editPerson, getPerson, setAccountStatus } from '#contract/identity/people.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { verifyAuditChain } from '#contract/logs/auditChain.ts'
import { viewWorkbench } from '#contract/workbench/workbench.ts'
import {
  aDepartment,
  aPerson,
  as,
  ask,
  aTenant,
  clock,
  type Person,
  refusalOf,
  runJob,
  type TestTenant,
  withWorker,
} from '#test/app.ts'

const dayMs = 86_400_000
const inDays = (days: number) => dayOf(new Date(clock().getTime() + days * dayMs))
const draft = { name: '年度权限复核', dueOn: inDays(10), roleIds: [], deptIds: [] }
const administering = ['access.review', 'role.manage', 'role.grant', 'org.manage'] as const
const anAdministrator = (tenant: TestTenant) =>
  aPerson(tenant, { entrance: 'operator', permissions: [...administering], role: 'administrator' })

async function setManager(by: Person, of: Person, managerId: string) {
  const account = (await as(by, getPerson, { userId: of.userId })).accounts.find((each) => each.userId === of.userId)!
  const { version, userName, userCode, deptId } = account
  await as(by, editPerson, {
    userId: of.userId,
    version,
    userName,
    userCode,
    deptId,
    managerId,
    mobile: '',
    email: '',
  })
}
const waitingFor = async (person: Person) =>
  (await as(person, queue.listMyReviewItems, { status: '01', limit: 50 })).records
const itemsOf = async (by: Person, reviewId: string) =>
  (await as(by, contract.listReviewItems, { reviewId, limit: 50 })).records
const named = (items: readonly queue.ReviewItem[], person: Person) =>
  items.find(({ userCode }) => userCode === person.userCode)!

/** Administrator, manager, head of department and two people whose roles they review. */
async function aCompany() {
  const tenant = await aTenant()
  const dept = await aDepartment(tenant)
  const ann = await anAdministrator(tenant)
  const max = await aPerson(tenant, { dept, role: 'plain', name: '经理' })
  const head = await aPerson(tenant, { dept, role: 'deptHead', permissions: ['approval.decide'] })
  const bob = await aPerson(tenant, { dept, role: 'buyer', permissions: ['goods.read'] })
  const eve = await aPerson(tenant, { dept, role: 'buyer' })
  await setManager(ann, bob, max.userId)
  return { tenant, dept, ann, max, head, bob, eve }
}

test('access reviews: managers and heads decide, the rest administrators; the last decision closes with a chained hash', async () => {
  const { ann, max, head, bob, eve, tenant, dept } = await aCompany()
  const review = await as(ann, contract.openAccessReview, draft)
  expect(review).toMatchObject({ status: '01', items: 5, waiting: 5, digest: '' })
  const all = await itemsOf(ann, review.id)
  expect(named(all, bob).reviewerName).toBe(max.userName)
  expect(named(all, eve).reviewerName).toBe(head.userName)
  expect(named(all, max).reviewerName).toBe(head.userName)
  expect(named(all, head).reviewerName).toBe('')

  // Nobody sees or decides their own roles, with whichever account.
  const annAgain = await aPerson(tenant, { entrance: 'operator', person: ann.personId, permissions: ['access.review'] })
  const own = named(all, ann).id
  expect((await waitingFor(ann)).map(({ userCode }) => userCode)).toEqual([head.userCode])
  expect((await waitingFor(annAgain)).map(({ userCode }) => userCode)).toEqual([head.userCode])
  for (const account of [ann, annAgain])
    expect(await refusalOf(as(account, queue.keepReviewItems, { ids: [own] }))).toBe('accessReview.own')
  expect(await refusalOf(as(max, queue.keepReviewItems, { ids: [named(all, eve).id] }))).toBe('thing.notFound')
  const stranger = await anAdministrator(await aTenant())
  expect(await refusalOf(as(stranger, queue.keepReviewItems, { ids: [own] }))).toBe('thing.notFound')
  expect(await refusalOf(as(stranger, contract.getAccessReview, { id: review.id }))).toBe('thing.notFound')
  expect(await refusalOf(as(max, contract.listReviewItems, { reviewId: review.id }))).toBe('permission.denied')

  const { todos } = await as(max, viewWorkbench, {})
  expect(todos.some(({ kind }) => kind === 'accessReview.decide')).toBe(true)
  await as(max, queue.keepReviewItems, { ids: [named(all, bob).id] })
  expect(await refusalOf(as(max, queue.keepReviewItems, { ids: [named(all, bob).id] }))).toBe('thing.wrongState')
  await as(head, queue.keepPersonReviewItems, { id: named(all, max).id })
  expect(await refusalOf(as(head, queue.revokeReviewItem, { id: named(all, eve).id, reason: '  ' }))).toBe(
    'input.invalid',
  )
  await as(head, queue.revokeReviewItem, { id: named(all, eve).id, reason: '已转岗' })
  const roles = (await as(ann, getPerson, { userId: eve.userId })).accounts[0]!.roles
  expect(roles).toEqual([])
  expect((await ask(ann, contract.downloadReviewResult, { id: review.id })).json<{ code: number }>().code).toBe(47606)
  await as(ann, queue.keepReviewItems, { ids: [named(all, head).id] })
  // The only administrator's role is left: somebody else who may oversees it.
  const kim = await aPerson(tenant, { entrance: 'operator', permissions: ['access.review'], dept })
  await as(kim, queue.keepReviewItems, { ids: [own] })
  const closed = await as(ann, contract.getAccessReview, { id: review.id })
  expect(closed).toMatchObject({ status: '02', waiting: 0, kept: 4, revoked: 1, ended: 0, undecided: 0 })
  const file = await ask(ann, contract.downloadReviewResult, { id: review.id })
  expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(closed.digest)
  const result = JSON.parse(file.payload) as { items: { decision: string; reason: string }[] }
  expect(result.items.filter(({ decision }) => decision === 'revoked')).toMatchObject([{ reason: '已转岗' }])
  const auditor = await aPerson(tenant, { entrance: 'operator', permissions: ['system.audit'] })
  expect(await as(auditor, verifyAuditChain, {})).toMatchObject({ badLink: null })
  expect(await refusalOf(as(head, queue.keepReviewItems, { ids: [named(all, eve).id] }))).toBe('accessReview.closed')
})

test('access reviews: the last administrator of permissions keeps the role', async () => {
  const tenant = await aTenant()
  const ann = await anAdministrator(tenant)
  const kim = await aPerson(tenant, { entrance: 'operator', permissions: ['access.review'] })
  const review = await as(kim, contract.openAccessReview, draft)
  const item = named(await itemsOf(kim, review.id), ann)
  expect(await refusalOf(as(kim, queue.revokeReviewItem, { id: item.id, reason: '不需要' }))).toBe(
    'role.lastAdministrator',
  )
  expect(named(await itemsOf(kim, review.id), ann).status).toBe('01')
})

test('access reviews: what ends meanwhile is marked; overdue items are named, reviewers reminded before', async () => {
  const { ann, max, head, bob, eve, tenant } = await aCompany()
  const review = await as(ann, contract.openAccessReview, { ...draft, reviewerId: max.userId })
  const [role] = (await as(ann, listRoles, { keyword: 'buyer' })).records
  await as(ann, changeRoleMembers, { roleId: role!.id, add: [], remove: [eve.userId] })
  // Before its event is handled.
  await as(max, queue.keepReviewItems, { ids: [named(await itemsOf(ann, review.id), eve).id] })
  expect(named(await itemsOf(ann, review.id), eve).status).toBe('04')
  await withWorker(tenant.id, async () => {
    await as(ann, setAccountStatus, { userId: bob.userId, status: 'disabled' })
    await expect.poll(async () => named(await itemsOf(ann, review.id), bob).status).toBe('04')
  })
  // Nobody else decides for a reviewer who can, administrators for one who cannot.
  expect((await waitingFor(ann)).map(({ userCode }) => userCode)).toEqual([max.userCode])
  await as(ann, setAccountStatus, { userId: max.userId, status: 'disabled' })
  expect((await waitingFor(ann)).map(({ userCode }) => userCode)).toContain(head.userCode)
  await as(ann, setAccountStatus, { userId: max.userId, status: 'active' })

  const at = (days: number) => new Date(clock().getTime() + days * dayMs)
  await runJob('accessReviews.watch', tenant.id, at(7))
  await runJob('accessReviews.watch', tenant.id, at(7))
  await runJob('accessReviews.watch', tenant.id, at(8))
  expect(await as(ann, contract.getAccessReview, { id: review.id })).toMatchObject({ status: '01' })
  await runJob('accessReviews.watch', tenant.id, at(11))
  const closed = await as(ann, contract.getAccessReview, { id: review.id })
  expect(closed).toMatchObject({ status: '02', ended: 2, undecided: 3, kept: 0 })
})

test('access reviews: two last decisions at once close a review once', async () => {
  const { ann, max, head, bob, eve } = await aCompany()
  const [role] = (await as(ann, listRoles, { keyword: 'buyer' })).records
  for (let round = 0; round < 5; round += 1) {
    const review = await as(ann, contract.openAccessReview, { ...draft, roleIds: [role!.id] })
    const all = await itemsOf(ann, review.id)
    expect(all).toHaveLength(2)
    await Promise.all([
      as(max, queue.keepReviewItems, { ids: [named(all, bob).id] }),
      as(head, queue.keepReviewItems, { ids: [named(all, eve).id] }),
    ])
    expect(await as(ann, contract.getAccessReview, { id: review.id })).toMatchObject({ status: '02', kept: 2 })
  }
})

test('access reviews: scope, due day and reviewer are checked', async () => {
  const { ann, dept, tenant } = await aCompany()
  const open = (change: Partial<contract.AccessReviewDraft>) =>
    refusalOf(as(ann, contract.openAccessReview, { ...draft, ...change }))
  expect(await open({ dueOn: inDays(0) })).toBe('accessReview.due')
  expect(await open({ dueOn: inDays(400) })).toBe('accessReview.due')
  expect(await open({ roleIds: ['1'] })).toBe('thing.notFound')
  const supplier = await aPerson(tenant, { entrance: 'operator', role: 'nobody' })
  await as(ann, setAccountStatus, { userId: supplier.userId, status: 'disabled' })
  expect(await open({ reviewerId: supplier.userId })).toBe('accessReview.reviewer')
  const empty = await aDepartment(tenant)
  expect(await open({ deptIds: [empty.id] })).toBe('accessReview.empty')
  const { items } = await as(ann, contract.openAccessReview, { ...draft, deptIds: [dept.id] })
  expect(items).toBe(4)
})
