import { constants, crc32, deflateRawSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply } from 'fastify'
import { envelope } from './envelope.ts'

declare const replyType: unique symbol

/**
 * Reply that is identical for many calls except for its last properties. The shared part is serialised and compressed
 * once and cached by object identity, so the object must be immutable.
 */
export class SharedReply<T extends object> {
  declare readonly [replyType]: T
  readonly shared: object
  readonly own: object
  private constructor(shared: object, own: object) {
    this.shared = shared
    this.own = own
  }
  /** `own` holds the last properties of the reply's schema, as plain JSON values. */
  static of = <S extends object, O extends object>(shared: S, own: O) => new SharedReply<S & O>(shared, own)
}

interface Encoded {
  /** Response bytes up to the call's own properties. */
  readonly head: Buffer
  /** The same part compressed with gzip. */
  gzip?: { readonly head: Buffer; readonly crc: number }
}
const encodings = new WeakMap<object, Encoded>()

/** Minimum size of compressed responses in bytes. */
export const leastCompressed = 2048

export function sendShared(reply: FastifyReply, answer: SharedReply<object>): FastifyReply {
  const { id, headers } = reply.request
  const tail = Buffer.from(`${JSON.stringify(answer.own).slice(1)},"traceid":${JSON.stringify(id)}}`)
  let encoded = encodings.get(answer.shared)
  if (!encoded) encodings.set(answer.shared, (encoded = encode(reply, answer, tail)))
  reply.type('application/json; charset=utf-8')
  if (encoded.head.length < leastCompressed || !takesGzip(headers['accept-encoding'] ?? ''))
    return reply.send(Buffer.concat([encoded.head, tail]))
  encoded.gzip ??= { head: compressed(encoded.head), crc: crc32(encoded.head) }
  reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  return reply.send(gzipOf(encoded.gzip, tail, encoded.head.length + tail.length))
}

/**
 * Serialises the whole reply with the route's serializer and cuts off the call's own part. Throws an Error if that part
 * is not last.
 */
function encode(reply: FastifyReply, { shared, own }: SharedReply<object>, tail: Buffer): Encoded {
  const whole = reply.serialize(envelope(reply.request.id, { ...shared, ...own })) as string | Buffer
  const bytes = Buffer.from(whole)
  const head = bytes.subarray(0, bytes.length - tail.length)
  if (!bytes.subarray(head.length).equals(tail)) throw new Error('what is not shared stands last in its schema')
  return { head }
}

const takesGzip = (accepted: string): boolean => negotiate(accepted.toLowerCase(), ['gzip', 'identity']) === 'gzip'

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const compressed = (head: Buffer) =>
  Buffer.concat([gzipHeader, deflateRawSync(head, { finishFlush: constants.Z_SYNC_FLUSH })])

/** Appends the uncompressed tail as a stored final block (RFC 1951, section 3.2.4) and the gzip trailer (RFC 1952). */
function gzipOf({ head, crc }: NonNullable<Encoded['gzip']>, tail: Buffer, size: number): Buffer {
  const lastBlock = Buffer.from([1, 0, 0, 0, 0])
  lastBlock.writeUInt16LE(tail.length, 1)
  lastBlock.writeUInt16LE(~tail.length & 0xffff, 3)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc32(tail, crc), 0)
  end.writeUInt32LE(size, 4)
  return Buffer.concat([head, lastBlock, tail, end])
}
