import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { Outage } from '#kit/database/database.errors.ts'
import { checkedKey, newKey } from './files.key.ts'
import type { Files } from './fileStorage.ts'
import { refuse } from '#kit/refusal.ts'

const patience = 120_000

/**
 * File storage in a bucket of an S3-compatible store, path-style addressing. The content's hash is part of the signed
 * request (AWS Signature Version 4), so the store rejects content damaged in transit.
 */
export function s3Files(url: URL): Files {
  const bucket = decodeURIComponent(url.pathname.slice(1))
  if (!url.username || !url.password || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket))
    throw new Error('FILES_URL: expected s3://KEY:SECRET@host/bucket')
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 0,
  })
  const root = `${url.searchParams.get('tls') === '0' ? 'http' : 'https'}://${url.host}/${bucket}`
  const ask = async (key: string, request: RequestInit & { duplex?: 'half' }) => {
    const response = await client.fetch(`${root}/${checkedKey(key)}`, {
      ...request,
      signal: AbortSignal.timeout(patience),
    })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    if (response.status === 507) throw new Outage('storage.full', new Error('the file store is full'), false)
    throw new Error(`the file store answered ${response.status} to ${request.method}`)
  }

  return {
    async put(content, { size, sha256, type }, key = newKey()) {
      const headers = { 'content-length': String(size), 'content-type': type, 'x-amz-content-sha256': sha256 }
      const body = content instanceof Readable ? (Readable.toWeb(content) as BodyInit) : new Uint8Array(content)
      const response = await ask(key, { method: 'PUT', headers, body, duplex: 'half' })
      if (!response.ok) throw new Error('the file store has no such bucket')
      return key
    },

    async get(key) {
      const response = await ask(key, { method: 'GET' })
      return response.ok && response.body ? Readable.fromWeb(response.body as ReadableStream) : refuse('thing.notFound')
    },

    async remove(key) {
      await ask(key, { method: 'DELETE' })
    },
  }
}
