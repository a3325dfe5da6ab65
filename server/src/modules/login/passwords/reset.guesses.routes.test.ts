import { expect, test } from 'vitest'
import * as contract from '#contract/login/passwords.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { lastCode, otherCode, messagesTo } from '#test/sms.ts'
import { mobile, unknownMobile, requested, sent, renewal } from '#test/login/passwordReset.ts'

test('password reset: no account enumeration: an unknown number gets the same reply, without an SMS', async () => {
  const tenant = await aTenant()
  await aPerson(tenant, { mobile })
  const outcomes = async (number: string) => {
    const uuid = await requested(tenant, number)
    const by = { mobile: number, uuid }
    const guess = async () => ({ ...(await renewal(tenant, uuid, 'Newer#2027', '123456')), mobile: number })
    const said = [
      await refusalOf(as(tenant, contract.updateTenantPasswd, await guess())),
      await refusalOf(as(tenant, contract.sendValidMsgCodeByAddress, by)),
      await refusalOf(as(tenant, contract.sendValidMsgCode, by)),
    ]
    const msgCode = otherCode((await messagesTo(tenant, number))[0]?.code ?? '')
    for (let at = 0; at < 6; at++)
      said.push(await refusalOf(as(tenant, contract.updateTenantPasswd, { ...(await guess()), msgCode })))
    return said
  }
  const theirs = await outcomes(mobile)
  expect(theirs).toEqual(await outcomes(unknownMobile))
  expect(theirs.slice(0, 4)).toEqual(['sms.notSent', 'accepted', 'sms.tooSoon', 'sms.codeWrong'])
  expect(theirs.at(-1)).toBe('sms.codeGone')
  expect(await messagesTo(tenant, unknownMobile)).toEqual([])
})

test('password reset: of fifty concurrent correct codes one sets the password', async () => {
  const tenant = await aTenant()
  await aPerson(tenant, { mobile })
  const uuid = await sent(tenant)
  const msgCode = await lastCode(tenant, mobile)
  const forms = await Promise.all(
    Array.from({ length: 50 }, (_, at) => renewal(tenant, uuid, `Newer#20${at}`, msgCode)),
  )
  const outcomes = await Promise.all(forms.map((form) => refusalOf(as(tenant, contract.updateTenantPasswd, form))))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'sms.uuidGone']))
})
