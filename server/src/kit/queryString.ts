import { parse } from 'node:querystring'

/** Stands for text that cannot be decoded: a lone surrogate, which input validation refuses with the field's name. */
const undecodable = '\ud800'

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return undecodable
  }
}

/**
 * Parses a query string. Fastify's own parser takes text that is not percent-encoded UTF-8, such as `%ED%A0%80` or
 * `%`, literally; here such a field is refused.
 */
export const parseQueryString = (query: string): Record<string, unknown> =>
  parse(query, '&', '=', { decodeURIComponent: decode, maxKeys: 0 })
