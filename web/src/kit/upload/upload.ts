import type { Reply, Route } from '#contract/kit/route.ts'
import { replyIn, serviceOf } from '#web/kit/client/reply.ts'
import { callerHeaders } from '#web/kit/client/request.ts'
import { Unreachable } from '#web/kit/client/refused.ts'

/** What a route takes, as its contract says. */
export interface Taken {
  readonly accept: readonly string[]
  readonly maxBytes: number
}

/** Endings that no upload takes, whatever it accepts (specification, section 5). */
const ILLEGAL = ['.jsp', '.php', '.java', '.exe', '.py', '.vue', '.js', '.class', '.html']

export type FileProblem = 'illegal' | 'extension' | 'tooLarge'

const megabyte = 1024 * 1024
/** The limit of a size as it is said: 20, 0.5. */
export const megabytesOf = (bytes: number): number => Math.round((bytes / megabyte) * 10) / 10

/** Why a file would be refused, before it is sent; the server looks into it once more. */
export function problemOfFile(
  file: { readonly name: string; readonly size: number },
  taken: Taken,
): FileProblem | undefined {
  const name = file.name.toLowerCase()
  if (ILLEGAL.some((ending) => name.endsWith(ending))) return 'illegal'
  if (!taken.accept.some((ending) => name.endsWith(ending))) return 'extension'
  return file.size > taken.maxBytes ? 'tooLarge' : undefined
}

interface Sending {
  /** The other fields of the route. */
  readonly fields?: Readonly<Record<string, string>>
  readonly onPercent?: (percent: number) => void
  readonly signal?: AbortSignal
}

/** Sends a file as the field `file`. */
export function sendFile<R extends Route>(
  route: R,
  file: File,
  { fields = {}, onPercent, signal }: Sending = {},
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
