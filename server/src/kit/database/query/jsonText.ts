/**
 * JSON of a parameter, with binary values in the text form of `bytea` (`\x…`), which `jsonb_to_recordset` reads:
 * `JSON.stringify` would write them as objects.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string, encoded: unknown) {
    const original = this[key]
    return Buffer.isBuffer(original) ? `\\x${original.toString('hex')}` : encoded
  })
