/** The name that the server gives to a file (RFC 6266): the extended form first, else the plain one. */
export function fileNameIn(disposition: string | null, otherwise: string): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  try {
    if (extended !== undefined) return decodeURIComponent(extended)
  } catch {
    // A name that is not well encoded is no name.
  }
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1]
  return plain ?? otherwise
}
