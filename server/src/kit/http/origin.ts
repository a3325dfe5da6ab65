import type { FastifyRequest } from 'fastify'

interface Origins {
  /** PUBLIC_URL: its scheme and port hold for all hosts of the tenants. */
  readonly publicUrl?: string | undefined
  /** Proxies take the calls: what browsers see is their default port. */
  readonly isProxied: boolean
}

/**
 * Scheme, host and port of this portal as browsers see them. The host is one of a tenant's, as the tenant was found by
 * it; the port is never the caller's word, because addresses made of it are published, signed and cached.
 */
export const openOrigins = ({ publicUrl, isProxied }: Origins) => {
  const configured = publicUrl === undefined ? undefined : new URL(publicUrl)
  return (request: FastifyRequest): string => {
    const host = request.hostname.toLowerCase()
    if (configured) return `${configured.protocol}//${host}${configured.port === '' ? '' : `:${configured.port}`}`
    const bound = isProxied ? null : request.server.server.address()
    const port = typeof bound === 'object' && bound ? bound.port : undefined
    // The port goes where it is the scheme's own.
    return new URL(`${request.protocol}://${host}${port === undefined ? '' : `:${port}`}`).origin
  }
}

/** Address of a portal by its host, for what is written where nobody calls: letters. */
export const portalUrls =
  ({ publicUrl, port = 3000 }: { readonly publicUrl?: string | undefined; readonly port?: number | undefined }) =>
  (host: string): string => {
    if (publicUrl === undefined) return `http://${host}:${port}`
    const known = new URL(publicUrl)
    return `${known.protocol}//${host}${known.port === '' ? '' : `:${known.port}`}`
  }
