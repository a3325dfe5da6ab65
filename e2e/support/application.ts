import { inspect } from 'node:util'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as client from 'openid-client'
import { appUrl } from '../app.ts'

/** Relying party: redirects its visitors to the login, redeems the returned code, and shows the name of the user. */
export async function anApplication() {
  let config: client.Configuration | undefined
  let checks: { pkceCodeVerifier: string; expectedState: string } | undefined
  let idToken = ''
  const server: Server = createServer((request, response) => {
    const show = (text: string) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end(`<h1>${text}</h1>`)
    const redirect = (url: URL) => response.writeHead(303, { location: url.href }).end()
    const respond = async () => {
      const url = new URL(request.url ?? '/', origin)
      if (url.pathname === '/bye') return show('bye')
      if (!config) return show('not set up')
      if (url.pathname === '/leave')
        return redirect(
          client.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: `${origin}/bye` }),
        )
      if (url.pathname === '/quit')
        return redirect(client.buildEndSessionUrl(config, { post_logout_redirect_uri: `${origin}/bye` }))
      if (url.pathname !== '/callback') {
        checks = { pkceCodeVerifier: client.randomPKCECodeVerifier(), expectedState: client.randomState() }
        const code_challenge = await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier)
        const requested = {
          redirect_uri: `${origin}/callback`,
          scope: 'openid profile department',
          state: checks.expectedState,
        }
        return redirect(
          client.buildAuthorizationUrl(config, { ...requested, code_challenge, code_challenge_method: 'S256' }),
        )
      }
      if (url.searchParams.has('error')) return show(url.searchParams.get('error')!)
      const tokens = await client.authorizationCodeGrant(config, url, checks)
      idToken = tokens.id_token!
      const { name, preferred_username: account } = await client.fetchUserInfo(
        config,
        tokens.access_token,
        tokens.claims()!.sub,
      )
      return show(`${name} ${account}`)
    }
    respond().catch((error: Error) => show(`failed: ${inspect(error, { depth: 3 })}`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    setUp: async (clientId: string, secret: string) => {
      config = await client.discovery(new URL(`${appUrl()}/oidc`), clientId, secret, undefined, {
        execute: [client.allowInsecureRequests],
      })
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
