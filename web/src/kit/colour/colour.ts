import { namedColours } from '#contract/kit/schema.ts'

/** Parses a colour to `#rrggbb`; undefined while it is invalid. */
export function hexOf(written: string): string | undefined {
  const text = written.trim().toLowerCase()
  return namedColours[text] ?? (/^#[0-9a-f]{6}$/.test(text) ? text : undefined)
}

/** Completes a typed colour: adds a missing `#` and expands the three-digit form. */
export function completed(written: string): string {
  const [text, digits] = [written.trim(), /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written.trim())?.[1]]
  if (digits === undefined) return text
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toLowerCase()
}

/** Preset colours, common among brands. */
export const defaultColours = {
  red: namedColours['red']!,
  orange: '#b94807',
  green: '#1a7846',
  teal: '#0b7a6b',
  sky: '#0465e3',
  blue: namedColours['blue']!,
  purple: '#6b3fd4',
  ink: '#303846',
} as const
