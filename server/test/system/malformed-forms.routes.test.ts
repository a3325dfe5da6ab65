import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { type Permission, permissions } from '#contract/permissions.ts'
import { aPerson, databaseUrl, server, loggedErrors, type Person } from '#test/app.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'
import { unexpectedResponses } from '#test/hostileStrings.ts'
import { callers, type Described, describedRoutes } from '#test/openapi.ts'
import { bearer, type RawPart, rawForm } from '#test/upload.ts'
import { misencoded, misshapen } from '../malformed/forms.ts'

/**
 * Forms with invalid names and fields, for every upload route of the OpenAPI document, so that no upload is forgotten.
 */
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => owner.end())

const uploads = describedRoutes().filter(({ isUpload }) => isUpload)

/** Callers of each route, all of one tenant. */
async function createCallers(): Promise<{ person: Person; callerOf: (call: Described) => Person }> {
  const market = await createOrderingFixture()
  const { supplierId } = market.suppliers[0]!
  const all = Object.keys(permissions) as Permission[]
  const person = await aPerson(market.tenant, { permissions: all, supplierId: supplierId! })
  return { person, callerOf: await callers(market.tenant, person) }
}

async function send(person: Person, path: string, parts: readonly RawPart[], language = 'zh-CN') {
  const { payload, headers } = rawForm(parts)
  const all = { ...bearer(person), ...headers, 'accept-language': language }
  const { statusCode: status, body } = await server.app.inject({ method: 'POST', url: path, headers: all, payload })
  return {
    path,
    sent: payload.toString('latin1').slice(0, 120),
    status,
    body,
    ...(JSON.parse(body) as { code: number; message: string }),
  }
}

/** Traces of an upload: rows of the tenant, and temporary files. */
async function traces({ tenantId }: { tenantId: string }) {
  const { rows } = await owner.query(
    `select (select count(*)::int from files.files where tenant_id = $1) as files,
       (select count(*)::int from imports.imports where tenant_id = $1) as imports,
       (select count(*)::int from catalogue.pictures where tenant_id = $1) as pictures`,
    [tenantId],
  )
  const temporaryFiles = (await readdir(tmpdir())).filter((name) => name.startsWith(`baicai-upload-${process.pid}-`))
  return [...(rows as object[]), temporaryFiles]
}

test(
  'malformed forms: a name or field that is not UTF-8 is refused with a message, and nothing is stored',
  { timeout: 120_000 },
  async () => {
    const { person, callerOf } = await createCallers()
    const before = await traces(person)
    const found: string[] = []
    expect(uploads.length).toBeGreaterThanOrEqual(3)
    for (const upload of uploads)
      for (const [what, parts] of misencoded(upload.accepts[0]!)) {
        const { path } = upload
        const answer = await send(callerOf(upload), path, parts)
        found.push(...unexpectedResponses([answer]))
        if (answer.status !== 200 || answer.code !== 1031)
          found.push(`${path} ${what}: ${answer.status} ${answer.body}`)
      }
    expect(found).toEqual([])
    const { path, accepts } = uploads[0]!
    const [, parts] = misencoded(accepts[0]!)[0]!
    const caller = callerOf(uploads[0]!)
    expect((await send(caller, path, parts)).message).toBe('文件名或表单内容包含无法识别的字符，请修改后重新上传')
    expect((await send(caller, path, parts, 'en')).message).toBe(
      'The file name or form contains unreadable characters. Correct it and upload again.',
    )
    expect(await traces(person)).toEqual(before)
    expect(loggedErrors).toEqual([])
  },
)

test('malformed forms: a form of another shape is refused with a message, and nothing is stored', async () => {
  const { person, callerOf } = await createCallers()
  const before = await traces(person)
  for (const upload of uploads)
    for (const [what, code, parts] of misshapen(upload.accepts[0]!)) {
      const { path } = upload
      const { status, code: receivedCode } = await send(callerOf(upload), path, parts)
      expect([path, what, status, receivedCode]).toEqual([path, what, 200, code])
    }
  expect(await traces(person)).toEqual(before)
  expect(loggedErrors).toEqual([])
})
