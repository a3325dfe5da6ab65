import { namedColours } from '#contract/kit/schema.ts'
import { contrast, fromLch, readHex, toLch } from './colour.ts'

/** Computes an accessible accent from one tenant colour: texts and fills reach WCAG AA in light and dark mode. */
export type ThemeMode = 'light' | 'dark'

export const DEFAULT_BRAND_COLOUR = namedColours['red']!

/** Brand colour of the tenant's setting: a hex colour or one of two names; red if invalid. */
export function brandColourOf(themeColor: string): string {
  const named = namedColours[themeColor.trim().toLowerCase()]
  const digits = readHex(named ?? themeColor)
  return digits ? `#${digits}` : DEFAULT_BRAND_COLOUR
}

/** Surfaces; `hover` is one step from the card, `raisedHover` one step from what is raised. */
export const SURFACE = {
  light: {
    page: '#f6f7f8',
    card: '#ffffff',
    raised: '#ffffff',
    fill: '#f1f2f4',
    fill2: '#e7e9ec',
    hover: '#f6f7f8',
    raisedHover: '#f6f7f8',
    line: '#e6e8eb',
    line2: '#d3d7dd',
  },
  dark: {
    page: '#101215',
    card: '#181b20',
    raised: '#20242a',
    fill: '#20242a',
    fill2: '#2a2f37',
    hover: '#20242a',
    raisedHover: '#2a2f37',
    line: '#2a2f37',
    line2: '#3a414b',
  },
} as const

export const TEXT = {
  light: { t1: '#16181d', t2: '#454a54', t3: '#666c78', t4: '#9aa0ab' },
  dark: { t1: '#eef0f3', t2: '#c0c5cd', t3: '#949ba7', t4: '#616975' },
} as const

/** Text, background and line of the four status colours; independent of the accent. */
export const STATUS = {
  light: {
    ok: ['#1a7846', '#eef8f2', '#c3e5d1'],
    warn: ['#965300', '#fdf5e8', '#f2dcb6'],
    err: ['#b4232a', '#fdf1f0', '#f3cfcc'],
    info: ['#1d5cb8', '#eff5fd', '#cbdef7'],
  },
  dark: {
    ok: ['#4fb37c', '#13271d', '#1f4431'],
    warn: ['#d99a3d', '#2b2112', '#4a3a1c'],
    err: ['#ef7b76', '#2e1817', '#552a29'],
    info: ['#6f9ff0', '#142033', '#233a5e'],
  },
} as const

/** Uses of the accent; `fill` is a background for white text, `text` is readable on any surface. */
export interface Accent {
  readonly soft: string
  readonly softHover: string
  readonly line: string
  readonly lineHover: string
  readonly mark: string
  readonly fill: string
  readonly fillHover: string
  readonly fillActive: string
  /** Large dark surface for white text. */
  readonly deep: string
  readonly text: string
  readonly textHover: string
}

const remembered = new Map<string, Record<ThemeMode, Accent>>()

export function accentOf(brand: string, mode: ThemeMode): Accent {
  const known = remembered.get(brand)
  if (known) return known[mode]
  const light = lightAccent(brand)
  const both = { light, dark: darkAccent(brand, light) }
  remembered.set(brand, both)
  return both[mode]
}

/** Changes lightness in small steps until the colour satisfies the condition. */
function search(from: number, step: number, at: (l: number) => string, serves: (colour: string) => boolean): string {
  let l = from
  while (!serves(at(l)) && l > 0.1 && l < 0.99) l += step
  return at(l)
}

function lightAccent(brand: string): Accent {
  const { l, c, h } = toLch(brand)
  const tint = (light: number, share: number, max: number) => fromLch(light, Math.min(c * share, max), h)
  const [soft, softHover] = [tint(0.979, 0.09, 0.014), tint(0.957, 0.17, 0.028)]
  const grounds = [SURFACE.light.card, SURFACE.light.page, SURFACE.light.fill, soft, softHover]
  const readable = (colour: string) => grounds.every((ground) => contrast(colour, ground) >= 4.6)
  const start = Math.min(Math.max(l, 0.34), 0.62)
  const fill = l === start && readable(brand) ? brand : search(start, -0.004, (light) => fromLch(light, c, h), readable)
  const own = toLch(fill)
  const darker = (by: number) => fromLch(Math.max(own.l - by, 0.16), own.c * (1 - by), h)
  return {
    soft,
    softHover,
    line: tint(0.915, 0.34, 0.055),
    lineHover: tint(0.845, 0.55, 0.09),
    mark: tint(0.72, 0.85, 0.15),
    fill,
    fillHover: darker(0.05),
    fillActive: darker(0.1),
    deep: darker(0.16),
    text: fill,
    textHover: darker(0.05),
  }
}

function darkAccent(brand: string, light: Accent): Accent {
  const { c, h } = toLch(brand)
  const own = toLch(light.fill)
  const soft = fromLch(0.235, Math.min(c * 0.22, 0.035), h)
  const softHover = fromLch(0.275, Math.min(c * 0.33, 0.055), h)
  const shade = (l: number) => fromLch(l, own.c, h)
  const carriesWhite = (colour: string) => contrast(colour, '#ffffff') >= 4.5
  // Lighter until it contrasts with the card, but dark enough for white text.
  let fill = shade(own.l)
  for (let l = own.l; contrast(fill, SURFACE.dark.card) < 3 && carriesWhite(shade(l + 0.004)); fill = shade(l))
    l += 0.004
  const grounds = [SURFACE.dark.page, SURFACE.dark.card, SURFACE.dark.raised, soft, softHover]
  const lifted = (l: number) => fromLch(l, Math.min(c, 0.15), h)
  const text = search(0.6, 0.006, lifted, (colour) => grounds.every((ground) => contrast(colour, ground) >= 4.8))
  const fillLightness = toLch(fill).l
  return {
    soft,
    softHover,
    line: fromLch(0.34, Math.min(c * 0.45, 0.08), h),
    lineHover: fromLch(0.42, Math.min(c * 0.6, 0.11), h),
    mark: text,
    fill,
    fillHover: shade(fillLightness - 0.04),
    fillActive: shade(fillLightness - 0.08),
    deep: fromLch(Math.max(own.l - 0.22, 0.16), own.c * 0.78, h),
    text,
    textHover: fromLch(Math.min(toLch(text).l + 0.06, 0.95), Math.min(c, 0.12), h),
  }
}

/** Colours of chart series besides the accent, of similar weight; grey is for the reference of a comparison. */
const SERIES = {
  light: { hues: ['#2f6fd0', '#159083', '#c7861b', '#7d62c4', '#b5487f'], grey: '#8b93a1' },
  dark: { hues: ['#6f9ff0', '#45b3a5', '#d9a44a', '#a58be0', '#d97bab'], grey: '#7f8997' },
} as const

/** Whether two colours look alike in a chart: both are chromatic, with a similar hue. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [toLch(one), toLch(other)]
  const turn = Math.abs(a.h - b.h)
  return a.c > 0.04 && b.c > 0.04 && Math.min(turn, 2 * Math.PI - turn) < 0.35
}

/** Six colours: the accent, four others, preferably different from it, and grey. */
export function seriesColours(brand: string, mode: ThemeMode): readonly string[] {
  const [accent, { hues, grey }] = [accentOf(brand, mode).text, SERIES[mode]]
  const { same = [], other = [] } = Object.groupBy(hues, (hue) => (areAlike(accent, hue) ? 'same' : 'other'))
  return [accent, ...[...other, ...same].slice(0, 4), grey]
}

const TINTS = ['#f3f5f8', '#f8f4ef', '#f1f6f3', '#f6f3f8', '#f9f2f1', '#eff5f7']
const SHADOW = {
  light: '0 12px 32px rgba(16,20,28,.10), 0 2px 6px rgba(16,20,28,.05)',
  dark: '0 12px 32px rgba(0,0,0,.5)',
}
/** Background of the login page's artwork; in dark mode a plain card. */
const PAPER = {
  light: ['#f3efe9', '#e9e4db', '#e0d8cc'],
  dark: [SURFACE.dark.card, SURFACE.dark.fill, SURFACE.dark.line],
}

/** CSS variables of all colours, for `:root`. */
export function cssVars(brand: string, mode: ThemeMode): Record<string, string> {
  const [a, s, t] = [accentOf(brand, mode), SURFACE[mode], TEXT[mode]]
  const vars: Record<string, string> = {
    '--p-1': a.soft,
    '--p-2': a.softHover,
    '--p-3': a.line,
    '--p-4': a.lineHover,
    '--p-5': a.mark,
    '--p-6': a.fill,
    '--p-7': a.fillHover,
    '--p-8': a.fillActive,
    '--p-9': a.deep,
    '--p-text': a.text,
    '--p-text-hover': a.textHover,
    '--bg': s.page,
    '--card': s.card,
    '--raised': s.raised,
    '--hover': s.hover,
    '--raised-hover': s.raisedHover,
    '--fill': s.fill,
    '--fill-2': s.fill2,
    '--line': s.line,
    '--line-2': s.line2,
    '--t-1': t.t1,
    '--t-2': t.t2,
    '--t-3': t.t3,
    '--t-4': t.t4,
    '--on-ink': s.card,
    '--on-accent': '#ffffff',
    '--sh-pop': SHADOW[mode],
    '--veil': 'rgba(16,20,28,.45)',
    // Stars are gold in both modes; the score is also given as text.
    '--star': '#f5a623',
    // Captchas are rendered on a light background, whatever the theme mode.
    '--captcha': '#f1f2f4',
    // Uploaded logos are made for a light page: in dark mode they get a light plate, as in light mode the card.
    '--logo-plate': mode === 'light' ? 'transparent' : '#eef0f3',
    '--logo-plate-padding': mode === 'light' ? '0px' : '6px',
    '--logo-filter': mode === 'light' ? 'none' : 'invert(1) hue-rotate(180deg)',
    '--paper': PAPER[mode][0]!,
    '--paper-2': PAPER[mode][1]!,
    '--paper-line': PAPER[mode][2]!,
  }
  seriesColours(brand, mode).forEach((colour, index) => (vars[`--c-${index + 1}`] = colour))
  for (const [name, [text, ground, line]] of Object.entries(STATUS[mode]))
    Object.assign(vars, { [`--${name}`]: text, [`--${name}-bg`]: ground, [`--${name}-line`]: line })
  TINTS.forEach((tint, index) => (vars[`--tint-${'abcdef'[index]}`] = mode === 'light' ? tint : s.fill))
  return vars
}
