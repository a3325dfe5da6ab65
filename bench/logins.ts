import { pino } from 'pino'
import { sm2 } from 'sm-crypto-v2'
import type { Route } from '#contract/kit/route.ts'
import { login, publicKey } from '#contract/login/login.ts'
import { passwdStrategy } from '#contract/login/passwords.ts'
import { openDatabase } from '#kit/database/database.ts'
import { folderFiles } from '#kit/files/files.folder.ts'
import { hashPassword, matchesPassword, openSessionFor } from '#modules/identity/index.ts'
import { buildApp } from '#server/app.ts'
import { foundOrganisation } from '#server/demo/organisation.ts'
import { demoOrganisations, demoPassword } from '#server/demo/people.ts'

/** Maximum time that a session may add to a call, in milliseconds. */
const maxSessionMs = 0.3
const concurrency = 8
/** Number of alternations between the hash alone and logins. */
const slices = 27
/** Logins of a run per second of its length: each slice is long enough that its start and end hardly count. */
const loginsPerSecond = 240
/** Unmeasured logins at the beginning, while much of the code is still interpreted. */
const warmUp = 150
const devCode = '0000'

export const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
export const rounded = (value: number) => Math.round(value * 1000) / 1000
const cpuMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/**
 * Runs the whole server in this process, without network: measures what a session adds to a call, and the logins by
 * password a second compared with the hash alone.
 */
export async function measureLogins(url: string, folder: string, seconds: number) {
  const database = openDatabase({ url })
  const hash = await hashPassword(demoPassword)
  const host = `logins${Date.now()}.localhost`
  const people = demoOrganisations[0]!.people.filter(([, , , , entrance]) => entrance === undefined)
  const organisation = { ...demoOrganisations[0]!, code: host, hosts: [host], people }
  const { tenantId, userIds } = await foundOrganisation(database, organisation, hash, new Date())
  const { app, authenticator } = await buildApp({
    database,
    log: pino({ level: 'fatal' }),
    contents: folderFiles(folder),
    devCaptcha: devCode,
  })
  const call = async (route: Route, payload: object = {}, token?: string) => {
    const headers = { host, ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const sent = route.method === 'POST' ? { payload } : {}
    const answer = await app.inject({ method: route.method, url: route.path, headers, ...sent })
    return answer.json<{ code: number; data: Record<string, string> }>()
  }
  const timed = async (token?: string) => {
    const began = performance.now()
    await call(passwdStrategy, {}, token)
    return performance.now() - began
  }
  const tokenOf = async (userId: string) => {
    const sessionId = await database.write(tenantId, (tx) => openSessionFor(tx, userId))
    return authenticator.issueToken({ sessionId, userId, tenantId })
  }
  const owners = Array.from({ length: 8 }, () => [...userIds.values()]).flat()
  for (let warm = 0; warm < 300; warm++) await timed()
  const [without, warmMs, coldMs]: [number[], number[], number[]] = [[], [], []]
  for (const owner of owners) {
    const token = await tokenOf(owner)
    coldMs.push(await timed(token))
    // Alternating order, because the second one finds a warmer processor.
    for (let again = 0; again < 6; again++) {
      if (again % 2 === 0) without.push(await timed())
      warmMs.push(await timed(token))
      if (again % 2 === 1) without.push(await timed())
    }
  }

  const formOf = async (_: unknown, index: number) => {
    const { data } = await call(publicKey)
    const passwd = sm2.doEncrypt(demoPassword, data['publicKey']!, 1)
    const [userCode] = people[index % people.length]!
    return { userCode, passwd, key: data['key'], verifyCode: devCode, verifyKey: `${index}` }
  }
  const forms = await Array.fromAsync({ length: warmUp + loginsPerSecond * seconds }, formOf)
  let wrong = 0
  const logIn = async (form: object) => {
    if ((await call(login, form)).code !== 0) wrong++
  }
  await cpuEach(forms.splice(0, warmUp), logIn)
  const batchSize = Math.ceil(forms.length / slices)
  const [hashMs, loginMs]: [number[], number[]] = [[], []]
  // Alternating, because the speed of a shared machine changes from second to second.
  while (forms.length > 0) {
    const batch = forms.splice(0, batchSize)
    hashMs.push(await cpuEach(batch, () => matchesPassword(hash, demoPassword)))
    loginMs.push(await cpuEach(batch, logIn))
  }
  // Share of each alternation: the processor may change its speed between two of them.
  const shares = hashMs.map((ms, index) => ms / loginMs[index]!)
  await app.close()
  await database.close()
  return {
    'session overhead (cached)': {
      figure: rounded(median(warmMs) - median(without)),
      unit: 'ms',
      'at most': maxSessionMs,
    },
    'session overhead (not cached)': { figure: rounded(median(coldMs) - median(without)), unit: 'ms', 'at most': '' },
    'call without session': { figure: rounded(median(without)), unit: 'ms', 'at most': '' },
    'argon2id alone': { figure: rounded(1000 / median(hashMs)), unit: 'per second and core', 'at most': '' },
    'password logins': { figure: rounded(1000 / median(loginMs)), unit: 'per second and core', 'at most': '' },
    'share of argon2id alone': {
      figure: Math.round(100 * median(shares)),
      unit: '%',
      'at most': '',
    },
    'refused logins': { figure: wrong, unit: '', 'at most': 0 },
  }
}

/**
 * Processor time of each item in milliseconds, with the same concurrency as the logins, because parallel ones compete
 * for memory.
 */
async function cpuEach<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<number> {
  const [used, left] = [process.cpuUsage(), [...items]]
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await act(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return cpuMs(used) / items.length
}
