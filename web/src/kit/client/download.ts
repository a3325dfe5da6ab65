import { useMutation } from '@tanstack/react-query'
import type { Input, Route } from '#contract/kit/route.ts'
import { withSession } from '#web/kit/session/relogin.ts'
import { replyIn, serviceOf } from './reply.ts'
import { request } from './request.ts'
import { askExportReason } from './exportReason.ts'
import { Refused, Unreachable } from './refused.ts'

/**
 * Downloads a file under the name that the server sends. A file has a content disposition and a refusal has none; their
 * content types may be the same, because some files are JSON.
 */
export const useDownload = <R extends Route & { readonly download: true }>(route: R) =>
  useMutation<void, Error, Input<R>>({ mutationFn: (input) => download(route, input) })

export const download = <R extends Route>(route: R, input: Input<R>): Promise<void> =>
  withSession(route, () => downloadOnce(route, input))

async function downloadOnce<R extends Route>(route: R, input: Input<R>): Promise<void> {
  const { content, name } = await fileOf(route, input).catch(async (error: unknown) => {
    if (!(error instanceof Refused && error.is('export.reasonMissing'))) throw error
    const reason = await askExportReason()
    if (reason === undefined) throw error
    return reason === null ? { content: undefined, name: '' } : fileOf(route, input, reason)
  })
  if (content) saveFile(content, name)
}

async function fileOf<R extends Route>(
  route: R,
  input: Input<R>,
  reason?: string,
): Promise<{ content: Blob; name: string }> {
  const headers = reason === undefined ? {} : { 'x-export-reason': encodeURIComponent(reason) }
  const response = await request(route, input, { headers }).catch(() => {
    throw new Unreachable(serviceOf(route))
  })
  const disposition = response.headers.get('content-disposition')
  if (disposition === null || !response.ok) {
    replyIn(route, { ok: response.ok, body: await response.json().catch(() => null) })
    throw new Unreachable(serviceOf(route))
  }
  const { fileNameIn } = await import('#web/kit/format/fileName.ts')
  return { content: await response.blob(), name: fileNameIn(disposition, serviceOf(route)) }
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

/** Saves a record as a JSON file under this name. */
export const saveJson = (record: unknown, name: string): void =>
  saveFile(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }), name)

/** How long a document stays available to the tab that shows it, in ms. */
const SHOWN_MS = 60_000

/** Opens a document in a tab of its own, where the browser prints it; saves it if the browser opens no tab. */
export const useOpenDocument = <R extends Route & { readonly download: true }>(route: R) =>
  useMutation<void, Error, { readonly input: Input<R>; readonly tab: Window | null }>({
    mutationFn: async ({ input, tab }) => {
      const { content, name } = await withSession(route, () => fileOf(route, input)).catch((error: unknown) => {
        tab?.close()
        throw error
      })
      if (!tab) return saveFile(content, name)
      const address = URL.createObjectURL(content)
      tab.location.href = address
      setTimeout(() => URL.revokeObjectURL(address), SHOWN_MS)
    },
  })

/** Reads a JSON file that a route would download. */
export const readJson = <R extends Route & { readonly download: true }>(route: R, input: Input<R>): Promise<unknown> =>
  withSession(route, async () => JSON.parse(await (await fileOf(route, input)).content.text()) as unknown)
