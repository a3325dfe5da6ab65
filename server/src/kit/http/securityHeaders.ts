import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'
import type { App } from './serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `file` for scripts, style sheets and pictures; everything else gets the headers of documents. */
    securityHeaders?: 'file'
  }
}

/** API responses neither render nor load anything; pages set a policy of their own. */
const ofDocuments = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
} as const satisfies HelmetOptions

/** Files omit the headers that only documents use: a first view fetches twenty files. */
const ofFiles = {
  ...ofDocuments,
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  // Files load only files of the same origin.
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const satisfies HelmetOptions

/**
 * Adds the security headers to every response. They do not depend on the request, so they are computed once; helmet as
 * a hook would compute them for each response.
 */
export function addSecurityHeaders(app: App): void {
  const [documents, files] = [headersOf(ofDocuments), headersOf(ofFiles)]
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.securityHeaders === 'file' ? files : documents)
    done()
  })
}

function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error as Error
  })
  return headers
}
