import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as qr from '#contract/login/qrLogin.ts'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'

test('QR login: a browser shows a code, a phone confirms, and the browser is logged in', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant)
  const { serviceNo, skey } = await as(
    tenant,
    qr.getQRCodeServiceNo,
    {},
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  )
  const { image } = await as(tenant, qr.getLoginQRCode, { serviceNo })
  expect(image).toMatch(/^data:image\/svg\+xml;base64,/)
  const status = async () => (await as(tenant, qr.getLoginStatus, { serviceNo })).status
  expect(await status()).toBe('waiting')
  expect(await as(ann, qr.scanQRCode, { serviceNo })).toMatchObject({ device: 'Firefox 140 · Linux', ip: '127.0.0.1' })
  expect(await status()).toBe('scanned')
  expect(await refusalOf(as(tenant, qr.getQRCodeToken, { serviceNo }, { skey }))).toBe('qr.waiting')
  await as(ann, qr.confirmQRCode, { serviceNo, agreed: true })
  expect((await as(tenant, qr.getCaLoginStatus, { serviceNo })).status).toBe('confirmed')
  const { authToken } = await as(tenant, qr.getQRCodeToken, { serviceNo, entrance: 'purchaser' }, { skey })
  const me = await as({ host: tenant.host, token: authToken }, qryUserRefDetail, {})
  expect(me.userInfo.userCode).toBe(ann.userCode)
  expect(await status()).toBe('expired')
})

test("QR login: of fifty concurrent collections one succeeds, and none without the browser's secret", async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant)
  const { serviceNo, skey } = await as(tenant, qr.getQRCodeServiceNo, {})
  await as(ann, qr.scanQRCode, { serviceNo })
  await as(ann, qr.confirmQRCode, { serviceNo, agreed: true })
  for (const other of ['', 'x', `${skey}0`, skey.toUpperCase()])
    expect(await refusalOf(as(tenant, qr.getQRCodeToken, { serviceNo }, { skey: other }))).toBe('qr.stranger')
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => refusalOf(as(tenant, qr.getQRCodeToken, { serviceNo }, { skey }))),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'qr.expired']))
})

test('QR login: only the scanner may confirm, and a refusal is final', async () => {
  const tenant = await aTenant()
  const [ann, ben] = [await aPerson(tenant), await aPerson(tenant)]
  const { serviceNo, skey } = await as(tenant, qr.getQRCodeServiceNo, {})
  expect(await refusalOf(as(ann, qr.confirmQRCode, { serviceNo, agreed: true }))).toBe('qr.used')
  await as(ann, qr.scanQRCode, { serviceNo })
  expect(await refusalOf(as(ben, qr.scanQRCode, { serviceNo }))).toBe('qr.used')
  expect(await refusalOf(as(ben, qr.confirmQRCode, { serviceNo, agreed: true }))).toBe('qr.used')
  await as(ann, qr.confirmQRCode, { serviceNo, agreed: false })
  expect(await refusalOf(as(ann, qr.confirmQRCode, { serviceNo, agreed: true }))).toBe('qr.used')
  expect(await refusalOf(as(tenant, qr.getQRCodeToken, { serviceNo }, { skey }))).toBe('qr.refused')
})

test('QR login: a code expires, belongs to one tenant, and can be disabled', async () => {
  const [ours, theirs] = [await aTenant(), await aTenant({ qrLogin: '0' })]
  const { serviceNo } = await as(ours, qr.getQRCodeServiceNo, {})
  expect((await as(theirs, qr.getLoginStatus, { serviceNo })).status).toBe('expired')
  expect(await refusalOf(as(await aPerson(theirs), qr.scanQRCode, { serviceNo }))).toBe('qr.expired')
  expect(await refusalOf(as(ours, qr.getLoginQRCode, { serviceNo, tenantId: theirs.id }))).toBe('tenant.mismatch')
  await database.write(ours.id, (tx) =>
    tx
      .updateTable('kit.tickets')
      .set({ expires_at: new Date(0) })
      .execute(),
  )
  expect(await refusalOf(as(ours, qr.getLoginQRCode, { serviceNo }))).toBe('qr.expired')

  const ben = await aPerson(theirs)
  const off = await as(theirs, qr.getQRCodeServiceNo, {})
  await as(ben, qr.scanQRCode, { serviceNo: off.serviceNo })
  await as(ben, qr.confirmQRCode, { serviceNo: off.serviceNo, agreed: true })
  const collect = as(theirs, qr.getQRCodeToken, { serviceNo: off.serviceNo }, { skey: off.skey })
  expect(await refusalOf(collect)).toBe('login.wayOff')
})

test('QR login: a phone session with one factor does not satisfy two', async () => {
  const tenant = await aTenant({ secondFactor: 'required' })
  const ann = await aPerson(tenant)
  const collected = async (isStrong: boolean) => {
    await database.write(tenant.id, (tx) =>
      tx.updateTable('identity.sessions').set({ is_strong: isStrong }).where('id', '=', ann.sessionId).execute(),
    )
    const { serviceNo, skey } = await as(tenant, qr.getQRCodeServiceNo, {})
    await as(ann, qr.scanQRCode, { serviceNo })
    await as(ann, qr.confirmQRCode, { serviceNo, agreed: true })
    return refusalOf(as(tenant, qr.getQRCodeToken, { serviceNo }, { skey }))
  }
  expect(await collected(false)).toBe('login.factorMissing')
  expect(await collected(true)).toBe('accepted')
})
