import { type PortalChange, portalChanges, portalStream } from '#contract/tenancy/portalStream.ts'

/**
 * Follows portal changes while the page is visible; returns a function that stops it. After a gap the changes are
 * unknown, so everything is read again.
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
