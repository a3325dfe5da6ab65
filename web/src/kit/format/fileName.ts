/** File name of a `Content-Disposition` header (RFC 6266): `filename*` first, otherwise `filename`. */
export function fileNameIn(disposition: string | null, otherwise: string): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  try {
    if (extended !== undefined) return decodeURIComponent(extended)
  } catch {
    // Ignores a malformed encoding.
  }
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1]
  return plain ?? otherwise
}
