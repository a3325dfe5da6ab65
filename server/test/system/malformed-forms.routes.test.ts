import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { type Permission, permissions } from '#contract/permissions.ts'
import { aPerson, databaseUrl, server, loggedErrors, type Person } from '#test/app.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'
import { unexpectedResponses, notUtf8 } from '#test/hostileStrings.ts'
import { callers, type Described, describedRoutes } from '#test/openapi.ts'
import { bearer, type RawPart, rawForm } from '#test/upload.ts'

/**
 * Forms whose names and fields are no text, at every route that takes a file. Read from the product's own documentation, so that no upload
 * can be forgotten.
 */
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => owner.end())

const uploads = describedRoutes().filter(({ isUpload }) => isUpload)
const file = (disposition: string): RawPart => ({
  header: `Content-Disposition: form-data; ${disposition}\r\nContent-Type: application/octet-stream`,
  content: Buffer.from('货号\nA1\n'),
})
const field = (name: string, content: string, type = 'text/plain'): RawPart => ({
  header: `Content-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}`,
  content,
})

/** By what is wrong with them; a field comes after a file with a name that is in order, and before it. */
function misencoded(ending: string): readonly (readonly [what: string, parts: readonly RawPart[]])[] {
  const plain = file(`name="file"; filename="a${ending}"`)
  const utf16 = [...ending].map((letter) => `${letter}%00`).join('')
  const inBytes = notUtf8.flatMap((bytes) => {
    const fields = [field(`no${bytes}te`, 'a'), field('note', `a${bytes}`), field('id', `1${bytes}`)]
    return [
      ['name of the file', [file(`name="file"; filename="a${bytes}${ending}"`)]] as const,
      ['name with an escape', [file(`name="file"; filename="a\\"${bytes}${ending}"`)]] as const,
      ["name of the file's field", [file(`name="fi${bytes}le"; filename="a${ending}"`)]] as const,
      ...fields.flatMap((one) => [['field after', [plain, one]] as const, ['field before', [one, plain]] as const]),
    ]
  })
  return [
    ...inBytes,
    ['percent-encoded name', [file(`name="file"; filename*=utf-8''a%ff${ending}`)]],
    ['half of a pair in UTF-16', [file(`name="file"; filename*=utf-16le''a%00%00%d8${utf16}`)]],
    ['half of a pair in a field', [plain, field('note', 'a\0\0\xd8', 'text/plain; charset=utf-16le')]],
  ]
}

/** What is in order as text, but not as a form of one file. */
function misshapen(ending: string): readonly (readonly [what: string, code: number, parts: readonly RawPart[]])[] {
  const plain = file(`name="file"; filename="a${ending}"`)
  const json = (text: string) => field('note', text, 'application/json')
  return [
    ['a file without a name', 1024, [file('name="file"')]],
    ['a field without a name', 1000, [{ header: 'Content-Disposition: form-data', content: 'a' }, plain]],
    ['a field that is JSON', 1000, [json('{"a":1}'), plain]],
    ['a field that cannot become a text', 1000, [json('{"toString":1}'), plain]],
    ['a field that is null', 1000, [plain, json('null')]],
  ]
}

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
