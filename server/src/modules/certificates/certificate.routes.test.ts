import { describe, expect, test } from 'vitest'
import * as ca from '#contract/certificates/certificates.ts'
import * as boundCertificates from '#contract/certificates/boundCertificates.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { afterCheckLogin } from '#contract/login/login.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { as, ask, database, refusalOf } from '#test/app.ts'
import { createHolder, newCertificate, createTrustingTenant, bind, logIn, owner, proofOf } from '#test/certificates.ts'
import { readCertificate } from './x509.ts'

describe('CA login: a certificate', () => {
  test.each(['sm2', 'rsa', 'p256'] as const)('of %s logs in its person', async (kind) => {
    const tenant = await createTrustingTenant()
    const ann = await createHolder(tenant)
    const key = newCertificate(kind)
    await bind(ann, key)
    const { authToken } = await logIn(tenant, key, { entrance: 'purchaser' })
    const { userInfo } = await as({ host: tenant.host, token: authToken }, qryUserRefDetail, {})
    expect(userInfo.userId).toBe(ann.userId)
    const [mine] = await as(ann, boundCertificates.myCertificates, {})
    expect([mine?.serial, mine?.lastUsedAt === null]).toEqual([key.serial.toUpperCase(), false])
    const { rows } = await owner.query('select method, result from identity.logins where person_id = $1', [
      ann.personId,
    ])
    expect(rows).toEqual([{ method: 'ca', result: 'ok' }])
  })

  test('counts as two factors if the tenant requires two', async () => {
    const tenant = await createTrustingTenant({ secondFactor: 'required' })
    const ann = await createHolder(tenant)
    const key = newCertificate()
    await bind(ann, key)
    const { authToken } = await logIn(tenant, key)
    const { rows } = await owner.query(
      `select method, is_strong from identity.sessions where user_id = $1 order by id desc limit 1`,
      [ann.userId],
    )
    expect([authToken.length > 50, rows[0]]).toEqual([true, { method: 'ca', is_strong: true }])
  })

  test("grants only the person's permissions", async () => {
    const tenant = await createTrustingTenant()
    const ann = await createHolder(tenant)
    const key = newCertificate()
    await bind(ann, key)
    expect(await refusalOf(logIn(tenant, key, { entrance: 'supplier' }))).toBe('login.wrongEntrance')
    await owner.query('update identity.users set disabled = true where id = $1', [ann.userId])
    expect(await refusalOf(logIn(tenant, key))).toBe('login.disabled')
  })

  test('of a person with two accounts offers a choice', async () => {
    const tenant = await createTrustingTenant()
    const ann = await createHolder(tenant)
    const second = await createHolder(tenant, { person: ann.personId })
    const key = newCertificate()
    await bind(ann, key)
    const answer = (
      await ask(tenant, ca.caLogin, { dognum: key.serial, ...(await proofOf(tenant, key, 'login')) })
    ).json<{ code: number; data: { key: string; userList: { userCode: string }[] } }>()
    expect([answer.code, answer.data.userList.length]).toEqual([1, 2])
    const chosen = { key: answer.data.key, userCode: second.userCode }
    expect((await as(tenant, afterCheckLogin, chosen)).userName).toBe(second.userName)
  })

  test('is independent of the format of its serial number and file', async () => {
    const tenant = await createTrustingTenant()
    const key = newCertificate()
    await bind(await createHolder(tenant), key)
    const der = Buffer.from(readCertificate(key.pem)!.der).toString('base64')
    const dognum = `00:${key.serial.match(/../g)!.join(':')}`
    const { authToken } = await logIn(tenant, key, { dognum, certificate: der })
    expect(authToken).toBeTruthy()
  })
})

describe('CA login: a bare serial number', () => {
  test('logs in only if enabled by the tenant, and is no second factor', async () => {
    const tenant = await createTrustingTenant({ caLoginBySerial: '1' })
    const ann = await createHolder(tenant)
    const key = newCertificate()
    await bind(ann, key)
    expect((await as(tenant, ca.caLogin, { dognum: key.serial })).userName).toBe(ann.userName)
    const { rows } = await owner.query(
      'select is_strong from identity.sessions where user_id = $1 order by id desc limit 1',
      [ann.userId],
    )
    expect(rows).toEqual([{ is_strong: false }])
    await database.write(tenant.id, (tx) => storeSettings(tx, { caLoginBySerial: '0' }))
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: key.serial }))).toBe('ca.keyMissing')
  })

  test('is refused if two authorities have issued it', async () => {
    const tenant = await createTrustingTenant({ caLoginBySerial: '1' })
    const [one, same] = [newCertificate('sm2', '5A'), newCertificate('rsa', '5A')]
    await bind(await createHolder(tenant), one)
    await bind(await createHolder(tenant), same)
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: '5A' }))).toBe('ca.unbound')
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: '5B' }))).toBe('ca.unbound')
  })
})
