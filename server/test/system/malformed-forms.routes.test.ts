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
 * Forms whose names and fields are no text, at every route that takes a file. Read from the product's own
 * documentation, so that no upload can be forgotten.
 */
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => owner.end())

const uploads = describedRoutes().filter(({ isUpload }) => isUpload)

/** Who may call each route, all of one tenant. */
async function somebody(): Promise<{ person: Person; callerOf: (call: Described) => Person }> {
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

/** What an upload leaves behind: rows of the tenant, and files that are being uploaded. */
async function traces({ tenantId }: { tenantId: string }) {
  const { rows } = await owner.query(
    `select (select count(*)::int from files.files where tenant_id = $1) as files,
       (select count(*)::int from imports.imports where tenant_id = $1) as imports,
       (select count(*)::int from catalogue.pictures where tenant_id = $1) as pictures`,
    [tenantId],
  )
  const underway = (await readdir(tmpdir())).filter((name) => name.startsWith(`baicai-upload-${process.pid}-`))
  return [...(rows as object[]), underway]
}

test(
  'malformed forms: a name or a field that is no UTF-8 is refused in words, and nothing is kept',
  { timeout: 120_000 },
  async () => {
    const { person, callerOf } = await somebody()
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

test('malformed forms: a form of another shape is refused in words, and nothing is kept', async () => {
  const { person, callerOf } = await somebody()
  const before = await traces(person)
  for (const upload of uploads)
    for (const [what, code, parts] of misshapen(upload.accepts[0]!)) {
      const { path } = upload
      const { status, code: got } = await send(callerOf(upload), path, parts)
      expect([path, what, status, got]).toEqual([path, what, 200, code])
    }
  expect(await traces(person)).toEqual(before)
  expect(loggedErrors).toEqual([])
})
