import { type PortalChange, portalChanges, portalStream } from '#contract/tenancy/portalStream.ts'

/**
 * Listens to the server while the page is looked at; answers what ends it. What happened meanwhile is unknown: then all
 * is read.
 */
export function followPortal(onChange: (changes: readonly PortalChange[]) => void): () => void {
  let source: EventSource | undefined
  const follow = () => {
    source?.close()
    source = undefined
    if (document.visibilityState === 'hidden') return
    source = new EventSource(portalStream)
    for (const change of portalChanges) source.addEventListener(change, () => onChange([change]))
  }
  const onVisible = () => {
    follow()
    if (source) onChange(portalChanges)
  }
  follow()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    source?.close()
  }
}
