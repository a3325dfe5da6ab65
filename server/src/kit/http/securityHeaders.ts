import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'
import type { App } from './serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `file` for scripts, style sheets and pictures; anything else is answered as a document is. */
    securityHeaders?: 'file'
  }
}

/** An answer of a call shows nothing and loads nothing; pages bring a policy of their own. */
const ofDocuments = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
} as const satisfies HelmetOptions

/**
 * Without headers for documents alone: a script or a style sheet has no use for them, and a first view fetches twenty.
 */
const ofFiles = {
  ...ofDocuments,
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const satisfies HelmetOptions

/**
 * Security headers of every answer. None depends on the request, so they are made once: as a hook, helmet makes them
 * anew.
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
