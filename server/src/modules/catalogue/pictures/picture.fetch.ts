import type { RefusalCode } from '#contract/refusals.ts'
import { openOutbound } from '#kit/outbound/outbound.ts'
import { OutboundError, type OutboundFailure } from '#kit/outbound/outbound.failure.ts'
import type { OutboundPolicy } from '#kit/outbound/outbound.address.ts'

/** Fetches pictures from other sites. Suppliers supply the addresses, so every request passes the SSRF guard. */

const megabytes = 10
const request = {
  maxBytes: megabytes * 1024 * 1024,
  timeoutMs: 20_000,
  redirects: 4,
  headers: { accept: 'image/jpeg, image/png, image/webp, image/gif', 'user-agent': 'Baicai picture import' },
  // Many sites send no content type; the bytes are checked in any case.
  accepts: (type: string) => type === '' || /^image\/(?!svg)|^(application|binary)\/octet-stream$/.test(type),
}

export interface FetchFailure {
  readonly cause: RefusalCode
  readonly facts: Readonly<Record<string, string | number>>
  /** Worth retrying later. */
  readonly isTemporary: boolean
  /** Failure of the host, not of the picture. */
  readonly isOfHost: boolean
}
export type Fetched = { readonly content: Buffer } | FetchFailure
export type FetchPicture = (address: string) => Promise<Fetched>

export const hostOf = (address: string): string => new URL(address).host

export function pictureFetcher(policy: OutboundPolicy): FetchPicture {
  const call = openOutbound({ ...policy, allowHttp: true })('anyHost')
  return async (address) => {
    try {
      const answer = await call(address, request)
      if (answer.status !== 200) return failedWith(answer.status)
      const content = Buffer.from(await answer.arrayBuffer())
      return isPicture(content) ? { content } : failure('pictureDownload.notPicture')
    } catch (error) {
      if (error instanceof OutboundError) return failures[error.failure]
      throw error
    }
  }
}

const failure = (cause: RefusalCode, given: Partial<FetchFailure> = {}): FetchFailure => ({
  cause,
  facts: {},
  isTemporary: false,
  isOfHost: false,
  ...given,
})

const failedWith = (status: number) =>
  failure('pictureDownload.status', {
    facts: { status },
    isTemporary: status >= 500 || [408, 425, 429].includes(status),
  })

const failures: Record<OutboundFailure, FetchFailure> = {
  address: failure('pictureDownload.address'),
  host: failure('pictureDownload.address'),
  unreachable: failure('pictureDownload.unreachable', { isTemporary: true, isOfHost: true }),
  timeout: failure('pictureDownload.timeout', { isTemporary: true, isOfHost: true }),
  certificate: failure('pictureDownload.certificate', { isOfHost: true }),
  tooLarge: failure('pictureDownload.tooLarge', { facts: { max: megabytes } }),
  redirects: failure('pictureDownload.redirects'),
  contentType: failure('pictureDownload.notPicture'),
  status: failure('pictureDownload.unreachable', { isTemporary: true }),
}

const beginnings = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961']

/** Checks the first bytes; SVG is excluded because it can contain scripts. */
function isPicture(content: Buffer): boolean {
  const start = content.subarray(0, 12).toString('hex')
  return beginnings.some((each) => start.startsWith(each)) || /^52494646.{8}57454250/.test(start)
}
