interface InteractionRequest {
  readonly iat?: number | undefined
  readonly params: Readonly<Record<string, unknown>>
  readonly prompt: { readonly reasons: readonly string[] }
}
interface LoginFacts {
  /** When the person last proved who they are. */
  readonly since: Date
  readonly now: Date
  readonly personId: string
}

/** Whether the application wants to see a newer login than this one, or somebody else's. */
export function requiresNewLogin(
  { iat = 0, params, prompt: { reasons } }: InteractionRequest,
  { since, now, personId }: LoginFacts,
): boolean {
  const at = Math.floor(since.getTime() / 1000)
  const oldest = Number(params['max_age'])
  if (reasons.includes('login_prompt') && at < iat) return true
  // A login that was made for this very question is new enough, however small the number.
  if (params['max_age'] !== undefined && at < iat && now.getTime() / 1000 - at > oldest) return true
  return reasons.includes('id_token_hint') && subjectOf(params['id_token_hint']) !== personId
}

/** Of a token that the library has checked already. */
function subjectOf(token: unknown): unknown {
  const [, body = ''] = typeof token === 'string' ? token.split('.') : []
  return (JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')) || '{}') as { sub?: unknown }).sub
}

const methods: Readonly<Record<string, string>> = { password: 'pwd', sms: 'sms', ca: 'hwk', passkey: 'hwk' }

/** How the person proved who they are, in the words of RFC 8176. */
export const amrOf = (way: string, hasSecondFactor: boolean): string[] => [
  ...(methods[way] === undefined ? [] : [methods[way]]),
  ...(hasSecondFactor ? ['mfa'] : []),
]
