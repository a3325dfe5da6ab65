import type { Reply, Route } from '#contract/kit/route.ts'
import { withSession } from '#web/kit/session/relogin.ts'
import { replyIn, serviceOf } from '#web/kit/client/reply.ts'
import { callerHeaders } from '#web/kit/client/request.ts'
import { Unreachable } from '#web/kit/client/refused.ts'

/** Accepted extensions and maximum size in bytes of a route. */
export interface Taken {
  readonly accept: readonly string[]
  readonly maxBytes: number
}

/** Extensions that no upload accepts (specification, section 5). */
const ILLEGAL = ['.jsp', '.php', '.java', '.exe', '.py', '.vue', '.js', '.class', '.html']

export type FileProblem = 'illegal' | 'extension' | 'tooLarge'

const megabyte = 1024 * 1024
/** Size limit in megabytes with at most one decimal: 20, 0.5. */
export const megabytesOf = (bytes: number): number => Math.round((bytes / megabyte) * 10) / 10

/** Checks a file before sending; the server checks again. */
export function violationOfFile(
  file: { readonly name: string; readonly size: number },
  taken: Taken,
): FileProblem | undefined {
  const name = file.name.toLowerCase()
  if (ILLEGAL.some((ending) => name.endsWith(ending))) return 'illegal'
  if (!taken.accept.some((ending) => name.endsWith(ending))) return 'extension'
  return file.size > taken.maxBytes ? 'tooLarge' : undefined
}

interface Sending {
  /** Further form fields of the route. */
  readonly fields?: Readonly<Record<string, string>>
  readonly onPercent?: (percent: number) => void
  readonly signal?: AbortSignal
}

/** Uploads a file as multipart field `file`. */
export const sendFile = <R extends Route>(route: R, file: File, sending: Sending = {}): Promise<Reply<R>> =>
  withSession(route, () => sendOnce(route, file, sending))

function sendOnce<R extends Route>(
  route: R,
  file: File,
  { fields = {}, onPercent, signal }: Sending,
): Promise<Reply<R>> {
  return new Promise((resolve, reject) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('file', file)
    const request = new XMLHttpRequest()
    request.open('POST', route.path)
    for (const [name, value] of Object.entries(callerHeaders())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent?.(Math.floor((loaded / total) * 100)))
    request.addEventListener('error', () => reject(new Unreachable(serviceOf(route))))
    request.addEventListener('abort', () => reject(new DOMException('upload', 'AbortError')))
    request.addEventListener('load', () => {
      try {
        resolve(replyIn(route, { ok: request.status === 200, body: request.response as unknown }))
      } catch (error: unknown) {
        reject(error)
      }
    })
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
