import type { Input, Reply } from '#contract/kit/route.ts'
import type { DownloadRoute } from '#kit/http/download.ts'
import type { UploadRoute } from '#kit/files/upload.ts'
import { ask, server, type Person, Refused } from './app.ts'

type Caller = Pick<Person, 'host'> & { token?: string }

export interface SentFile {
  name: string
  content: Buffer | string
  /** Content type sent by the browser, not trustworthy. */
  type?: string
}

/** Multipart form as sent by a browser. */
export async function formOf(files: readonly SentFile[], fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, content, type = 'application/octet-stream' } of files)
    form.append('file', new Blob([new Uint8Array(Buffer.from(content))], { type }), name)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers }
}

/** Part of a form with raw header and content: `latin1`, to allow invalid UTF-8. */
export interface RawPart {
  readonly header: string
  readonly content: Buffer | string
}

/** Malformed multipart form. */
export function rawForm(parts: readonly RawPart[]) {
  const boundary = 'raw-form-boundary'
  const bytes = (text: Buffer | string) => (typeof text === 'string' ? Buffer.from(text, 'latin1') : text)
  const payload = Buffer.concat([
    ...parts.flatMap(({ header, content }) => [
      bytes(`--${boundary}\r\n${header}\r\n\r\n`),
      bytes(content),
      bytes('\r\n'),
    ]),
    bytes(`--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

export const bearer = ({ host, token }: Caller) => ({ host, ...(token ? { authorization: `Bearer ${token}` } : {}) })

/** Uploads as a person, over HTTP; throws `Refused`. */
export async function upload<R extends UploadRoute>(
  person: Caller,
  route: R,
  files: SentFile | readonly SentFile[],
  fields: Readonly<Record<string, string>> = {},
): Promise<Reply<R>> {
  const { payload, headers } = await formOf([files].flat(), fields)
  const all = { ...bearer(person), ...headers }
  const response = await server.app.inject({ method: 'POST', url: route.path, headers: all, payload })
  const answer = response.json<{ code: number; message: string; data: Reply<R> }>()
  if (answer.code !== 0) throw new Refused(response.statusCode, answer)
  return answer.data
}

/** Downloads as a person; throws `Refused` if the response is an envelope. */
export async function download<R extends DownloadRoute>(person: Caller, route: R, input: Input<R>) {
  const response = await ask(person, route, input)
  if (response.headers['content-disposition'] === undefined) throw new Refused(response.statusCode, response.json())
  return { headers: response.headers, content: response.rawPayload }
}
