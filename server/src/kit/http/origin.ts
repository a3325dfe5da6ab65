import type { FastifyRequest } from 'fastify'

interface Origins {
  /** `PUBLIC_URL`: its scheme and port apply to the hosts of all tenants. */
  readonly publicUrl?: string | undefined
  /** Behind a proxy: browsers see the default port of the scheme. */
  readonly isProxied: boolean
}

/**
 * Public origin of the portal as browsers see it. The host is one by which the tenant was found. The port never comes
 * from the `Host` header, because addresses built from the origin are published, signed and cached.
 */
export const openOrigins = ({ publicUrl, isProxied }: Origins) => {
  const configured = publicUrl === undefined ? undefined : new URL(publicUrl)
  return (request: FastifyRequest): string => {
    const host = request.hostname.toLowerCase()
    if (configured) return `${configured.protocol}//${host}${configured.port === '' ? '' : `:${configured.port}`}`
    const bound = isProxied ? null : request.server.server.address()
    const port = typeof bound === 'object' && bound ? bound.port : undefined
    // `URL` drops the port if it is the scheme's default.
    return new URL(`${request.protocol}://${host}${port === undefined ? '' : `:${port}`}`).origin
  }
}

/** Address of a portal by its host, for mail, where there is no request. */
export const portalUrls =
  ({ publicUrl, port = 3000 }: { readonly publicUrl?: string | undefined; readonly port?: number | undefined }) =>
  (host: string): string => {
    if (publicUrl === undefined) return `http://${host}:${port}`
    const known = new URL(publicUrl)
    return `${known.protocol}//${host}${known.port === '' ? '' : `:${known.port}`}`
  }
