import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileFacts } from './files.ts'
import { refuse, refuseInput, Refusal } from '#kit/refusal.ts'
import { proveContent } from './upload.content.ts'
import { withoutMetadata } from './pictureMetadata.rules.ts'
import { endingOf, isDecoded, isPicture, mediaTypeOf, violationOfName, plainName } from './upload.rules.ts'

/** Uploaded file in a temporary file, already validated; deleted after the handler has responded. */
export interface Uploaded extends FileFacts {
  readonly name: string
  readonly ending: string
  readonly path: string
  content(): Readable
}

const megabyte = 1024 * 1024

export async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  accept: readonly string[],
  max: number,
) {
  if (!request.isMultipart()) refuse('input.type')
  const tooLarge = () => refuse('upload.tooLarge', { n: Math.floor(max / megabyte) })
  const fields: Record<string, string> = {}
  let file: Uploaded | undefined
  try {
    if (Number(request.headers['content-length'] ?? 0) > max + megabyte) tooLarge()
    const limits = { fileSize: max, files: 2, fields: 30, parts: 32, fieldNameSize: 60, fieldSize: 10_000 }
    for await (const part of request.parts({ limits })) {
      // The part may have no name, contrary to its type.
      const fieldname = (part.fieldname as string | undefined) ?? ''
      if (!isDecoded(fieldname)) refuse('upload.encoding')
      if (part.type === 'field') {
        const { value, valueTruncated } = part
        // A part of type application/json arrives parsed, so its value may not be a string.
        if (fieldname === '' || Object.hasOwn(fields, fieldname) || valueTruncated || typeof value !== 'string')
          return refuseInput('invalid', { field: fieldname })
        if (!isDecoded(value)) refuse('upload.encoding')
        fields[fieldname] = value
      } else {
        if (file) refuse('upload.several')
        file = await keep(part, path, accept)
        if (part.file.truncated) tooLarge()
      }
    }
  } catch (error) {
    dismiss(request, reply, 4 * max)
    throw isMalformed(error as Error) ? new Refusal('upload.malformed') : error
  }
  if (!file || file.size === 0) return refuse('upload.missing')
  await proveContent(file.path, file.ending)
  return { file: await withoutPlace(file), fields }
}

/** Whether the multipart parser failed because the body is malformed or truncated. */
const isMalformed = (error: Error & { code?: string }) =>
  error.code?.startsWith('FST_') === true || /multipart|boundary|terminated early/i.test(error.message)

async function keep(part: MultipartFile, path: string, accept: readonly string[]): Promise<Uploaded> {
  // A part without a file name can still be a file by its media type.
  const given = (part.filename as string | undefined) ?? ''
  if (!isDecoded(given)) refuse('upload.encoding')
  const name = plainName(given)
  const violation = violationOfName(name, accept)
  if (violation) refuse(violation, { accept: accept.join(' ') })
  const hash = createHash('sha256')
  let size = 0
  const measure = async function* (content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(part.file, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const ending = endingOf(name)
  const content = () => createReadStream(path)
  return { name, ending, path, content, size, sha256: hash.digest('hex'), type: mediaTypeOf(ending) }
}

/** The file without the metadata of a picture, such as the place where it was taken. */
async function withoutPlace(file: Uploaded): Promise<Uploaded> {
  if (!isPicture(file.ending)) return file
  const content = await readFile(file.path)
  const left = withoutMetadata(content, file.ending)
  if (left.length === content.length) return file
  await writeFile(file.path, left, { mode: 0o600 })
  return { ...file, size: left.length, sha256: createHash('sha256').update(left).digest('hex') }
}

/**
 * Drains the request, because clients read the response only after sending the whole body; disconnects a client that
 * sends more than `most` bytes.
 */
export function dismiss({ raw }: FastifyRequest, reply: FastifyReply, max: number) {
  let seen = 0
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length
    if (seen > max) raw.destroy()
  })
  raw.resume()
  reply.header('connection', 'close')
}
