import { fetchPicture } from '#web/kit/client/request.ts'

/** Shows a picture that is given to a session alone, until what is answered is called. */
export function showBySession(image: HTMLImageElement, address: string): () => void {
  const controller = new AbortController()
  let shown: string | undefined
  const show = async () => {
    const content = await fetchPicture(address, controller.signal)
    if (!content || controller.signal.aborted) return
    shown = URL.createObjectURL(content)
    image.src = shown
  }
  // What cannot be fetched leaves its description in its place.
  show().catch(() => undefined)
  return () => {
    controller.abort()
    if (shown !== undefined) URL.revokeObjectURL(shown)
  }
}

/** The same text without addresses that a browser would ask for without the session. */
export const withoutSources = (html: string): string =>
  html.replaceAll(/(<img [^>]*?)src="([^"]*)"/g, '$1data-source="$2"')
