import { useMutation } from '@tanstack/react-query'
import type { Input, Route } from '#contract/kit/route.ts'
import { replyIn, serviceOf } from './reply.ts'
import { request } from './request.ts'
import { Unreachable } from './refused.ts'

/** Downloads a file under the name that the server sends; a refusal is an envelope. */
export const useDownload = <R extends Route & { readonly download: true }>(route: R) =>
  useMutation<void, Error, Input<R>>({ mutationFn: (input) => download(route, input) })

export async function download<R extends Route>(route: R, input: Input<R>): Promise<void> {
  const response = await request(route, input, {}).catch(() => {
    throw new Unreachable(serviceOf(route))
  })
  const isEnvelope = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (isEnvelope || !response.ok) replyIn(route, { ok: response.ok, body: await response.json().catch(() => null) })
  const { fileNameIn } = await import('#web/kit/format/fileName.ts')
  saveFile(await response.blob(), fileNameIn(response.headers.get('content-disposition'), serviceOf(route)))
}

/** Saves a file under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
