import type { Reply, Route } from '#contract/kit/route.ts'
import { callerHeaders, replyIn, serviceOf, Unreachable } from '#web/kit/client/api.ts'

/** What a route takes, as its contract says. */
export interface Taken {
  readonly accept: readonly string[]
  readonly maxBytes: number
}

/** Endings that no upload takes, whatever it accepts (specification, section 5). */
const ILLEGAL = ['.jsp', '.php', '.java', '.exe', '.py', '.vue', '.js', '.class', '.html']

export type FileProblem = 'illegal' | 'extension' | 'tooLarge'

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

/** Sends a file as the field `file`, with the other fields of the route; `onPercent` hears how far it is. */
export function sendFile<R extends Route>(
  route: R,
  file: File,
  onPercent: (percent: number) => void,
  fields: Readonly<Record<string, string>> = {},
): Promise<Reply<R>> {
  return new Promise((resolve, reject) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('file', file)
    const request = new XMLHttpRequest()
    request.open('POST', route.path)
    for (const [name, value] of Object.entries(callerHeaders())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent(Math.floor((loaded / total) * 100)))
    request.addEventListener('error', () => reject(new Unreachable(serviceOf(route))))
    request.addEventListener('load', () => {
      try {
        resolve(replyIn(route, { ok: request.status === 200, body: request.response as unknown }))
      } catch (error: unknown) {
        reject(error)
      }
    })
    request.send(body)
  })
}
