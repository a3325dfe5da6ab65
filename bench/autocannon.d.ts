declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method?: string
      path?: string
      headers?: Record<string, string>
      body?: string
      setupRequest?: (request: Request) => Request
    }
    interface Client {
      setRequests(requests: Request[]): void
    }
    interface Options {
      url: string
      connections: number
      duration: number
      /** Calls a second over all connections. */
      overallRate?: number
      headers?: Record<string, string>
      setupClient?: (client: Client) => void
      verifyBody?: (body: string) => boolean
    }
    interface Result {
      '2xx': number
      non2xx: number
      errors: number
      mismatches: number
      latency: { p50: number; p97_5: number; p99: number }
    }
  }
  interface Running extends Promise<autocannon.Result> {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): void
  }
  function autocannon(options: autocannon.Options): Running
  export default autocannon
}
