import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Files, openFiles } from './files.ts'

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const secret = 'a secret/with+signs'

/** AWS Signature Version 4, implemented from its documentation and independent of the client's code. */
function signatureOf(request: IncomingMessage): string {
  const { authorization = '', ...headers } = request.headers
  const [, day = '', region = '', signed = ''] =
    /Credential=store-key\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+)/.exec(authorization) ?? []
  const url = new URL(request.url ?? '', 'http://store')
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`)
  const hash = headers['x-amz-content-sha256']
  const canonical = [request.method, url.pathname, url.search.slice(1), ...lines, '', signed, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}

/** Minimal S3-compatible store: only the operations that the product uses; refuses unsigned requests. */
const objects = new Map<string, Buffer>()
async function answer(request: IncomingMessage): Promise<[status: number, content?: Buffer]> {
  const body = await buffer(request)
  const { authorization = '', 'x-amz-content-sha256': announced } = request.headers
  if (!authorization.endsWith(`Signature=${signatureOf(request)}`)) return [403]
  if (announced !== 'UNSIGNED-PAYLOAD' && announced !== sha256(body)) return [400]
  const path = request.url ?? ''
  if (request.method === 'PUT') {
    if (announced === 'UNSIGNED-PAYLOAD' || request.headers['transfer-encoding']) return [411]
    objects.set(path, body)
    return [200]
  }
  if (request.method === 'DELETE') return [objects.delete(path) ? 204 : 404]
  const content = objects.get(path)
  return content ? [200, content] : [404]
}
const store = createServer(async (request, response) => {
  const [status, content] = await answer(request)
  response.writeHead(status).end(content)
})

let folder = ''
let s3 = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  await new Promise<void>((done) => store.listen(0, '127.0.0.1', done))
  s3 = `127.0.0.1:${(store.address() as AddressInfo).port}/contents?region=cn-north-1&tls=0`
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await new Promise((done) => store.close(done))
})

const factsOf = (content: Buffer) => ({ size: content.length, sha256: sha256(content), type: 'text/plain' })
const text = Buffer.from('采购合同 '.repeat(50_000))
const streamed = () => Readable.from([text.subarray(0, 70_001), text.subarray(70_001)])
const refusal = { message: 'thing.notFound' }

describe.each([
  [
    'a folder',
    () => openFiles(`file://${folder}`),
    async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length,
  ],
  ['a bucket', () => openFiles(`s3://store-key:${encodeURIComponent(secret)}@${s3}`), async () => objects.size],
])('file storage: %s', (_, open: () => Files, count) => {
  test('returns what was stored, and nothing after its removal', async () => {
    const files = open()
    for (const content of [text, streamed()]) {
      const key = await files.put(content, factsOf(text))
      expect(key).toMatch(/^[0-9a-f]{40}$/)
      expect((await buffer(await files.get(key))).equals(text)).toBe(true)
      await files.remove(key)
      await expect(files.get(key)).rejects.toMatchObject(refusal)
      await files.remove(key)
    }
  })

  test('rejects content that differs from the announcement', async () => {
    const files = open()
    const before = await count()
    const lies = { ...factsOf(text), sha256: sha256('something else') }
    await expect(files.put(streamed(), lies)).rejects.toThrow()
    await expect(files.put(text, lies)).rejects.toThrow()
    const torn = Readable.from(
      (function* () {
        yield text.subarray(0, 1000)
        throw new Error('the caller is gone')
      })(),
    )
    await expect(files.put(torn, factsOf(text))).rejects.toThrow()
    expect(await count()).toBe(before)
  })

  test('does not accept paths as keys', async () => {
    for (const key of ['../../etc/passwd', 'ab', '', '0'.repeat(39) + '/', `${'a'.repeat(40)}\n`])
      await expect(async () => open().get(key)).rejects.toMatchObject(refusal)
  })
})

test('file storage: a wrong secret is refused, and a wrong address is reported immediately', async () => {
  const files = openFiles(`s3://store-key:wrong@${s3}`)
  await expect(files.put(text, factsOf(text))).rejects.toThrow('the file store answered 403 to PUT')
  await expect(files.get('a'.repeat(40))).rejects.toThrow('403')
  expect(() => openFiles('s3://host/bucket')).toThrow('expected s3://KEY:SECRET@host/bucket')
  expect(() => openFiles('s3://key:secret@host/')).toThrow('expected s3://')
})
