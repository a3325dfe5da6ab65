import { pino } from 'pino'
import { sm2 } from 'sm-crypto-v2'
import type { Route } from '#contract/kit/route.ts'
import { login, publicKey } from '#contract/login/login.ts'
import { validPhone } from '#contract/login/passwords.ts'
import { refusals } from '#contract/refusals.ts'
import { sendLoginMsg, validLoginMobile } from '#contract/login/sms.ts'
import { openDatabase } from '#kit/database/database.ts'
import { folderFiles } from '#kit/files/files.folder.ts'
import { hashPassword } from '#modules/identity/index.ts'
import { buildApp } from '#server/app.ts'
import { foundOrganisation } from '#server/demo/organisation.ts'
import { demoMobile, demoOrganisations, demoPassword } from '#server/demo/people.ts'
import { median, rounded } from './logins.ts'

const devCode = '0000'

/**
 * Account enumeration by timing: alternates the same wrong request for known and unknown accounts. Each comes from an
 * IP address of its own, so that no rate limit applies.
 */
export async function measureEnumeration(url: string, folder: string) {
  const database = openDatabase({ url })
  const host = `enumeration${Date.now()}.localhost`
  const people = demoOrganisations[0]!.people.filter(([, , , , entrance, sameAs]) => !entrance && !sameAs)
  const organisation = { ...demoOrganisations[0]!, code: host, hosts: [host], people }
  await foundOrganisation(database, organisation, await hashPassword(demoPassword), new Date())
  const { app } = await buildApp({
    database,
    log: pino({ level: 'fatal' }),
    contents: folderFiles(folder),
    devCaptcha: devCode,
    sms: 'devMailbox',
  })
  let calls = 0
  const [wrong] = refusals['login.wrong']
  const call = async (route: Route, payload: object = {}) => {
    calls++
    const remoteAddress = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
    const body = route.method === 'POST' ? { payload } : {}
    const answer = await app.inject({
      method: route.method,
      url: route.path,
      headers: { host },
      remoteAddress,
      ...body,
    })
    const { code, data } = answer.json<{ code: number; data: unknown }>()
    if (code !== (route === login ? wrong : 0)) throw new Error(`${route.path} returned ${code}`)
    return { code, data }
  }
  const timed = async (route: Route, payload: object) => {
    const startedAt = performance.now()
    await call(route, payload)
    return performance.now() - startedAt
  }
  const captcha = () => ({ verifyCode: devCode, validCodeKey: String(calls + 1) })
  const logInWrongly = async (userCode: string) => {
    const { publicKey: point, key } = (await call(publicKey)).data as Record<string, string>
    return timed(login, { userCode, passwd: sm2.doEncrypt('Wrong@2026', point!, 1), key, verifyCode: devCode })
  }
  const requestCode = (mobile: string) =>
    timed(validLoginMobile, { mobile, validCode: devCode, validCodeKey: String(calls + 1) })
  const requestReset = (mobile: string) => timed(validPhone, { mobile, ...captcha() })
  const send = async (mobile: string) => {
    const { data: uuid } = await call(validLoginMobile, { mobile, validCode: devCode, validCodeKey: String(calls + 1) })
    return timed(sendLoginMsg, { uuid })
  }
  const numbersOf = (prefix: string) => people.map((_, index) => `${prefix}${String(index).padStart(4, '0')}`)
  const knownNumbers = people.map(([account]) => demoMobile(organisation, account))
  const accounts = people.map(([account]) => account)
  const unknownAccounts = accounts.map((account) => `${account}x`)
  const compare = async (
    rounds: number,
    act: (account: string) => Promise<number>,
    existing: string[],
    unknown: string[],
  ) => {
    const [knownTimes, unknownTimes]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++)
      for (const [index, one] of existing.entries()) {
        const other = unknown[index]!
        if (index % 2 === 0) knownTimes.push(await act(one))
        unknownTimes.push(await act(other))
        if (index % 2 === 1) knownTimes.push(await act(one))
      }
    const [a, b] = [median(knownTimes), median(unknownTimes)]
    return { known: rounded(a), unknown: rounded(b), difference: rounded(a - b), of: knownTimes.length, unit: 'ms' }
  }
  await compare(1, requestReset, numbersOf('1379999'), numbersOf('1378888'))
  const figures = {
    'wrong password': await compare(4, logInWrongly, accounts, unknownAccounts),
    'number for an SMS code': await compare(3, requestCode, knownNumbers, numbersOf('1391111')),
    'number for a password reset': await compare(3, requestReset, knownNumbers, numbersOf('1391111')),
    'sending the SMS code': await compare(1, send, knownNumbers, numbersOf('1392222')),
  }
  await app.close()
  await database.close()
  return figures
}
