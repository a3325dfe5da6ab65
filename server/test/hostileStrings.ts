/** Lone surrogates: alone, at the end, in the middle, in the wrong order. */
export const loneSurrogates: readonly string[] = ['\ud800', 'a\ud800', 'a\ud800b', '\udc00\ud800']

/** Noncharacters, with which XML documents are ill-formed: of the first plane, of another, and within a text. */
export const noncharacters: readonly string[] = ['\ufffe', 'a\uffffb', '\ufdd0', '\u{1fffe}', 'a\u{10ffff}']

/**
 * Invalid UTF-8, as `latin1`: a single byte, half a surrogate pair, an overlong form, a truncated character, and GBK.
 */
export const notUtf8: readonly string[] = ['\xff', '\xed\xa0\x80', '\xc0\xaf', '\xe4\xb8', '\xb1\xa8\xbc\xdb']

/** Ids beyond a PostgreSQL bigint: by one, with as many digits, and with more. */
export const tooLargeIds: readonly string[] = ['9223372036854775808', '9999999999999999999', '99999999999999999999']

/** Well-formed dates that do not exist. */
export const invalidDays: readonly string[] = [
  '2026-02-31',
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '0000-01-01',
  '10000-01-01',
]

/** Hostile strings: injection, traversal, control characters, long texts, prototype names. */
export const hostileStrings: readonly string[] = [
  `'; drop table ordering.orders; --`,
  `1 or 1=1`,
  `\\'; select pg_sleep(10); --`,
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  "=cmd|' /C calc'!A0",
  '%s%s%n %00 %0d%0aSet-Cookie: a=b',
  '\u0000',
  ...loneSurrogates,
  ...noncharacters,
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦𠮷ﷺ',
  '٣٢١',
  '一'.repeat(5000),
  'a'.repeat(100_000),
  `${'a '.repeat(40_000)}!`,
  '((((((((((a+)+)+)+)+)+)+)+)+)+)$',
  '__proto__',
  'constructor',
  'toString',
  '%_\\%',
  'NaN',
  '1e400',
  '-1',
  ...tooLargeIds,
  ...invalidDays,
  '0x10',
  '',
  ' ',
]

/** Unexpected responses: server errors, internal codes, stack traces. */
export const unexpectedResponses = (
  answers: readonly { path: string; sent: unknown; status: number; body: string }[],
): string[] =>
  answers
    .filter(
      ({ status, body }) => status >= 500 || body.includes('"code":-1,') || /at .*\.ts:\d|node_modules/.test(body),
    )
    .map(({ path, sent, body }) => `${path} ${JSON.stringify(sent).slice(0, 120)} → ${body.slice(0, 200)}`)
