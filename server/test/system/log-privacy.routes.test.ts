/** @module-tag thorough */
import pg from 'pg'
import * as login from '#contract/login/login.ts'
import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { saveReceiverAddress } from '#contract/ordering/addresses.ts'
import { importGoods } from '#contract/imports/importPreview.ts'
import { aPerson, ask, aTenant, databaseUrl, server } from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { describedRoutes } from '#test/openapi.ts'
import { inputOf, sampleOf } from '#test/samples.ts'
import { bearer, formOf } from '#test/upload.ts'
import { createVerboseServer } from '../privacy/verboseServer.ts'

/** Passwords, tokens and personal numbers: unlikely strings, searched for in everything that the product writes. */
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => owner.end())

const randomWord = () => randomBytes(6).toString('hex')

/** Rows of all tables, as text, that contain one of the words. */
async function rowsWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables)
    for (const word of words) {
      const { rowCount } = await owner.query(`select from ${name} t where t::text like $1 limit 1`, [`%${word}%`])
      if (rowCount) found.push(name)
    }
  return found
}

test('log privacy: secrets appear in no log, metric, response or table', { timeout: 60_000 }, async () => {
  const { app, lines, metrics } = await createVerboseServer()
  const [right, wrong, mobile, street] = [
    `R${randomWord()}@1`,
    `W${randomWord()}@1`,
    '13987654321',
    `街${randomWord()}`,
  ]
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: right, permissions: ['address.manage'] })
  const answers: string[] = []
  const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { host: tenant.host, ...headers } })
    answers.push(JSON.stringify(answer.headers))
    return answer
  }

  const good = await loginForm(tenant.host, ann.userCode, right)
  const opened = (await post(login.login.path, good)).json<{ data: { authToken: string } }>()
  const { authToken } = opened.data
  expect(authToken.length).toBeGreaterThan(50)
  const bad = await loginForm(tenant.host, ann.userCode, wrong)
  answers.push((await post(login.login.path, bad)).body)
  // A password entered as user name, or sent in plain text.
  answers.push((await post(login.login.path, { ...bad, passwd: wrong })).body)
  const own = { authorization: `Bearer ${authToken}` }
  const address = { consignee: '林知远', mobile, detail: street, isDefault: true, regions: [] }
  answers.push((await post(saveReceiverAddress.path, address, own)).body)
  answers.push((await post(saveReceiverAddress.path, { ...address, extra: 1 }, own)).body)
  answers.push((await post('/orderrest/api/nothing', { passwd: right }, own)).body)
  const failed = await app.inject({
    url: `/orderrest/api/fails?passwd=${right}&mobile=${mobile}`,
    headers: { host: tenant.host, ...own },
  })
  expect(failed.statusCode).toBe(500)
  const internalError = {
    code: -1,
    message: '系统繁忙，请稍后再试',
    data: null,
    traceid: expect.any(String) as unknown,
  }
  expect(failed.json()).toEqual(internalError)
  answers.push(failed.body)
  const inEnglish = await app.inject({
    url: '/orderrest/api/fails',
    headers: { host: tenant.host, 'accept-language': 'en' },
  })
  expect(inEnglish.json()).toMatchObject({ code: -1, message: 'The system is busy. Please try again shortly.' })
  const figures = await metrics.registry.metrics()

  const written = lines.join('\n')
  expect(written).toContain('duplicate key value')
  expect(figures).toContain(login.login.path)
  const places = { written, answers: answers.join('\n'), figures }
  for (const [place, text] of Object.entries(places))
    for (const secret of [right, wrong, authToken, good.passwd, mobile, ann.token, authToken.split('.')[2]!])
      expect([place, secret.slice(0, 6), text.includes(secret)]).toEqual([place, secret.slice(0, 6), false])
  expect(places.written).not.toContain(street)
  expect(await rowsWith([right, wrong, authToken, authToken.split('.')[2]!])).toEqual([])
  // Checks the search itself: permitted values are found.
  expect(await rowsWith([ann.userCode])).toContain('identity.users')
  await metrics.close()
  await app.close()
})

test('log privacy: responses reveal no implementation details', async () => {
  const market = await createOrderingFixture()
  await createOrder(market)
  const leaking: string[] = []
  for (const call of describedRoutes().filter(({ isUpload }) => !isUpload)) {
    const { body, headers } = await ask(market.buyer, call, sampleOf(inputOf(call)) as object)
    if (
      /node_modules|\bat .+\.ts:\d|ordering\.orders|identity\.users|violates|syntax error|argon2/.test(
        body + JSON.stringify(headers),
      )
    )
      leaking.push(call.path)
  }
  expect(leaking).toEqual([])
})

test('log privacy: no URL contains a token', async () => {
  const market = await createOrderingFixture()
  const seller = await aPerson(market.tenant, {
    permissions: ['product.import'],
    supplierId: market.suppliers[0]!.supplierId!,
  })
  const { payload, headers } = await formOf([{ name: 'a.csv', content: '货号,品名\nA1,手套\n' }])
  const answer = await server.app.inject({
    method: 'POST',
    url: importGoods.path,
    headers: { ...bearer(seller), ...headers },
    payload,
  })
  expect(answer.json()).toMatchObject({ code: 0 })
  expect(answer.body).not.toMatch(/[?&](token|auth|sid|key|signature)=/i)
})
