import { pino } from 'pino'
import { sm2 } from 'sm-crypto-v2'
import type { Route } from '#contract/kit/route.ts'
import { login, publicKey } from '#contract/login/login.ts'
import { validPhone } from '#contract/login/passwords.ts'
import { refusals } from '#contract/refusals.ts'
import { sendLoginMsg, validLoginMobile } from '#contract/login/sms.ts'
import { openDatabase } from '#kit/database.ts'
import { folderFiles } from '#kit/files.folder.ts'
import { hashPassword } from '#modules/identity/index.ts'
import { buildApp } from '#server/app.ts'
import { foundOrganisation } from '#server/demo/organisation.ts'
import { demoMobile, demoOrganisations, demoPassword } from '#server/demo/people.ts'
import { median, rounded } from './logins.ts'

const dev = '0000'

/**
 * What a stranger could read from the time of an answer: the same wrong question about somebody and about nobody, by turns. Each comes
 * from an address of its own, so that nobody has to wait.
 */
export async function measureAlike(url: string, folder: string) {
  const database = openDatabase({ url })
  const host = `alike${Date.now()}.localhost`
  const people = demoOrganisations[0]!.people.filter(([, , , , entrance, sameAs]) => !entrance && !sameAs)
  const organisation = { ...demoOrganisations[0]!, code: host, hosts: [host], people }
  await foundOrganisation(database, organisation, await hashPassword(demoPassword), new Date())
  const { app } = await buildApp({
    database,
    log: pino({ level: 'fatal' }),
    contents: folderFiles(folder),
    devCaptcha: dev,
    sms: 'devMailbox',
  })
  let asked = 0
  const [wrong] = refusals['login.wrong']
  const call = async (route: Route, payload: object = {}) => {
    asked++
    const remoteAddress = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
    const sent = route.method === 'POST' ? { payload } : {}
    const answer = await app.inject({
      method: route.method,
      url: route.path,
      headers: { host },
      remoteAddress,
      ...sent,
    })
    const { code, data } = answer.json<{ code: number; data: unknown }>()
    if (code !== (route === login ? wrong : 0)) throw new Error(`${route.path} answered ${code}`)
    return { code, data }
  }
  const timed = async (route: Route, payload: object) => {
    const began = performance.now()
    await call(route, payload)
    return performance.now() - began
  }
  const picture = () => ({ verifyCode: dev, validCodeKey: String(asked + 1) })
  const guess = async (userCode: string) => {
    const { publicKey: point, key } = (await call(publicKey)).data as Record<string, string>
    return timed(login, { userCode, passwd: sm2.doEncrypt('Wrong@2026', point!, 1), key, verifyCode: dev })
  }
  const askCode = (mobile: string) =>
    timed(validLoginMobile, { mobile, validCode: dev, validCodeKey: String(asked + 1) })
  const askReset = (mobile: string) => timed(validPhone, { mobile, ...picture() })
  const send = async (mobile: string) => {
    const { data: uuid } = await call(validLoginMobile, { mobile, validCode: dev, validCodeKey: String(asked + 1) })
    return timed(sendLoginMsg, { uuid })
  }
  const numbersOf = (prefix: string) => people.map((_, index) => `${prefix}${String(index).padStart(4, '0')}`)
  const theirs = people.map(([account]) => demoMobile(organisation, account))
  const accounts = people.map(([account]) => account)
  const nobodies = accounts.map((account) => `${account}x`)
  const compared = async (rounds: number, act: (who: string) => Promise<number>, some: string[], none: string[]) => {
    const [somebody, nobody]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++)
      for (const [index, one] of some.entries()) {
        const other = none[index]!
        if (index % 2 === 0) somebody.push(await act(one))
        nobody.push(await act(other))
        if (index % 2 === 1) somebody.push(await act(one))
      }
    const [a, b] = [median(somebody), median(nobody)]
    return { somebody: rounded(a), nobody: rounded(b), difference: rounded(a - b), of: somebody.length, unit: 'ms' }
  }
  await compared(1, askReset, numbersOf('1379999'), numbersOf('1378888'))
  const figures = {
    'a wrong password': await compared(4, guess, accounts, nobodies),
    'a number for a code': await compared(3, askCode, theirs, numbersOf('1391111')),
    'a number for a reset': await compared(3, askReset, theirs, numbersOf('1391111')),
    'sending the code': await compared(1, send, theirs, numbersOf('1392222')),
  }
  await app.close()
  await database.close()
  return figures
}
