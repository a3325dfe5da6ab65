interface InteractionRequest {
  readonly iat?: number | undefined
  readonly params: Readonly<Record<string, unknown>>
  readonly prompt: { readonly reasons: readonly string[] }
}
interface LoginFacts {
  /** Time of the last authentication. */
  readonly since: Date
  readonly now: Date
  readonly personId: string
}

/** Whether `prompt`, `max_age` or `id_token_hint` require another login. */
export function requiresNewLogin(
  { iat = 0, params, prompt: { reasons } }: InteractionRequest,
  { since, now, personId }: LoginFacts,
): boolean {
  const at = Math.floor(since.getTime() / 1000)
  const oldest = Number(params['max_age'])
  if (reasons.includes('login_prompt') && at < iat) return true
  // A login after the request is always recent enough, however small `max_age` is.
  if (params['max_age'] !== undefined && at < iat && now.getTime() / 1000 - at > oldest) return true
  return reasons.includes('id_token_hint') && subjectOf(params['id_token_hint']) !== personId
}

/** Subject of a token that the library has verified. */
function subjectOf(token: unknown): unknown {
  const [, body = ''] = typeof token === 'string' ? token.split('.') : []
  return (JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')) || '{}') as { sub?: unknown }).sub
}

const methods: Readonly<Record<string, string>> = { password: 'pwd', sms: 'sms', ca: 'hwk', passkey: 'hwk' }

/** Authentication methods of RFC 8176. */
export const amrOf = (method: string, hasSecondFactor: boolean): string[] => [
  ...(methods[method] === undefined ? [] : [methods[method]]),
  ...(hasSecondFactor ? ['mfa'] : []),
]
