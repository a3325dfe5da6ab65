import { fetchPicture } from '#web/kit/client/request.ts'

/** Loads a picture that needs a session; the returned function cancels and releases it. */
export function showBySession(image: HTMLImageElement, address: string): () => void {
  const controller = new AbortController()
  let shown: string | undefined
  const show = async () => {
    const content = await fetchPicture(address, controller.signal)
    if (!content || controller.signal.aborted) return
    shown = URL.createObjectURL(content)
    image.src = shown
  }
  // On failure the alternative text remains.
  show().catch(() => undefined)
  return () => {
    controller.abort()
    if (shown !== undefined) URL.revokeObjectURL(shown)
  }
}

/** Removes picture addresses, which the browser would request without the session. */
export const withoutSources = (html: string): string =>
  html.replaceAll(/(<img [^>]*?)src="([^"]*)"/g, '$1data-source="$2"')
