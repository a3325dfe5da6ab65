import { expect, test } from 'vitest'
import { addPerson } from '#contract/identity/people.ts'
import * as contract from '#contract/platform/invitations.ts'
import { aPerson, as, aTenant, jobContext, refusalOf, server, type TestTenant } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { encryptPassword } from '#test/login.ts'
import { password } from '#test/platform/platforms.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

/** Sends the mail of an invitation, as the worker does; returns the token of its link. */
async function mailed(tenant: TestTenant, userId: string): Promise<string> {
  const job = server.jobs.find(({ name }) => name === 'platform.sendInvitation')
  if (!job || !('steps' in job)) throw new Error('no job')
  await job.steps({ ...jobContext(tenant.id), jobId: randomId() }, { userId, asMember: true } as never)
  const { rows } = await owner.query<{ text: string }>(
    `select text from kit.outbox where tenant_id = $1 and template = 'invitation' order by id desc limit 1`,
    [tenant.id],
  )
  return /invite\?token=([0-9a-f]{64})/.exec(rows[0]?.text ?? '')?.[1] ?? ''
}

async function inviting(email: string) {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['org.manage'] })
  const someone = { userName: '周予安', userCode: `p${randomId()}`, deptId: tenant.root.id, mobile: '', email }
  const { accounts } = await as(operator, addPerson, { ...someone, entrance: 'purchaser' })
  return { tenant, operator, userId: accounts[0]!.userId, userCode: someone.userCode }
}

test('staff invitations: a person sets the first password by the last link alone, once', async () => {
  const { tenant, operator, userId, userCode } = await inviting('zhou.yuan@example.com')
  await as(operator, contract.inviteStaff, { userId })
  const first = await mailed(tenant, userId)
  await as(operator, contract.inviteStaff, { userId })
  const token = await mailed(tenant, userId)
  expect(await refusalOf(as(tenant, contract.readInvitation, { token: first }))).toBe('invitation.gone')
  expect(await as(tenant, contract.readInvitation, { token })).toMatchObject({ userCode, userName: '周予安' })
  const accept = async () => {
    const { passwd, key } = await encryptPassword(tenant.host, password)
    return as(tenant, contract.acceptInvitation, { token, newPassWD: passwd, key })
  }
  expect(await accept()).toMatchObject({ userName: '周予安', changePwd: false })
  expect(await refusalOf(accept())).toBe('invitation.gone')
  expect(await refusalOf(as(operator, contract.inviteStaff, { userId }))).toBe('invitation.signedIn')
})

test('staff invitations: none without an address, of another tenant, or of a person with more power', async () => {
  const { operator, userId } = await inviting('')
  expect(await refusalOf(as(operator, contract.inviteStaff, { userId }))).toBe('invitation.noEmail')
  const elsewhere = await inviting('zhou.yuan@example.com')
  expect(await refusalOf(as(operator, contract.inviteStaff, { userId: elsewhere.userId }))).toBe('thing.notFound')
  const { tenant } = elsewhere
  const chief = await aPerson(tenant, { entrance: 'operator', permissions: ['org.manage', 'role.manage'] })
  const invite = as(elsewhere.operator, contract.inviteStaff, { userId: chief.userId })
  expect(await refusalOf(invite)).toBe('person.outOfReach')
})
