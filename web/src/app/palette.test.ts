import { expect, test } from 'vitest'
import { defaultColours } from '#web/kit/colour/colour.ts'
import { contrast, fromLch } from './colour.ts'
import { accentOf, cssVars, brandColourOf, seriesColours, SURFACE, TEXT } from './palette.ts'

/** Every 12° of hue, four saturations, seven lightnesses, and the ends of the scale. */
const seeds = [
  '#000000',
  '#ffffff',
  '#fadb14',
  ...Array.from({ length: 30 }, (_, hue) =>
    [0.02, 0.08, 0.15, 0.3].flatMap((c) =>
      [0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.98].map((l) => fromLch(l, c, (hue * Math.PI) / 15)),
    ),
  ).flat(),
]
const worst = (of: (seed: string) => number) => Math.min(...seeds.map(of))
const over = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

test('palette: white on the accent reaches AA for every tenant colour, light and dark, also hovered and pressed, and AAA on large surfaces', () => {
  for (const mode of ['light', 'dark'] as const) {
    expect(worst((seed) => contrast(accentOf(seed, mode).fill, '#ffffff'))).toBeGreaterThanOrEqual(4.5)
    expect(worst((seed) => contrast(accentOf(seed, mode).fillHover, '#ffffff'))).toBeGreaterThanOrEqual(4.5)
    expect(worst((seed) => contrast(accentOf(seed, mode).fillActive, '#ffffff'))).toBeGreaterThanOrEqual(4.5)
    expect(worst((seed) => contrast(accentOf(seed, mode).deep, '#ffffff'))).toBeGreaterThanOrEqual(7)
  }
})

test('palette: accent text is readable on every surface', () => {
  for (const mode of ['light', 'dark'] as const) {
    const { page, card, raised, fill } = SURFACE[mode]
    const surfaces = mode === 'light' ? [page, card, raised, fill] : [page, card, raised]
    const lowest = worst((seed) => {
      const { text, soft, softHover } = accentOf(seed, mode)
      return over(text, [...surfaces, soft, softHover])
    })
    expect(lowest).toBeGreaterThanOrEqual(4.6)
  }
})

test('palette: neutral text is readable on neutral surfaces', () => {
  for (const mode of ['light', 'dark'] as const)
    for (const ground of [SURFACE[mode].page, SURFACE[mode].card, SURFACE[mode].fill])
      expect(over(ground, [TEXT[mode].t1, TEXT[mode].t2, TEXT[mode].t3])).toBeGreaterThanOrEqual(4.5)
})

test('palette: hovered rows are one step from their surface, lighter in dark mode, and readable', () => {
  for (const mode of ['light', 'dark'] as const) {
    const { card, raised, hover, raisedHover } = SURFACE[mode]
    for (const [surface, hovered] of [
      [card, hover],
      [raised, raisedHover],
    ] as const) {
      expect(hovered).not.toBe(surface)
      expect(contrast(hovered, '#000000') > contrast(surface, '#000000')).toBe(mode === 'dark')
      expect(over(hovered, [TEXT[mode].t1, TEXT[mode].t2, TEXT[mode].t3])).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('palette: a colour that already passes is unchanged', () => {
  expect(accentOf('#c8202f', 'light').fill).toBe('#c8202f')
  expect(accentOf('#1554c0', 'light').fill).toBe('#1554c0')
})

test.each([
  ['red', '#c8202f'],
  ['Blue', '#1554c0'],
  ['#ABC', '#aabbcc'],
  ['722ED1', '#722ed1'],
  ['', '#c8202f'],
  ['url(javascript:0)', '#c8202f'],
])('palette: the setting %j is parsed as %s', (setting, seed) => expect(brandColourOf(setting)).toBe(seed))

test('palette: both modes define the same variables', () => {
  expect(Object.keys(cssVars('#c8202f', 'dark'))).toEqual(Object.keys(cssVars('#c8202f', 'light')))
})

test('palette: six chart colours stand out from the card in both modes, for any tenant colour', () => {
  for (const mode of ['light', 'dark'] as const) {
    expect(worst((seed) => over(SURFACE[mode].card, seriesColours(seed, mode)))).toBeGreaterThanOrEqual(3)
    for (const seed of seeds) expect(new Set(seriesColours(seed, mode)).size).toBe(6)
  }
})

test("palette: the chart's blue is not the second colour of a blue tenant", () => {
  expect(seriesColours('#c8202f', 'light')).toEqual(['#c8202f', '#2f6fd0', '#159083', '#c7861b', '#7d62c4', '#8b93a1'])
  expect(seriesColours('#1554c0', 'light')).toEqual(['#1554c0', '#159083', '#c7861b', '#7d62c4', '#b5487f', '#8b93a1'])
})

test('palette: the colours offered by the picker are readable unchanged', () => {
  for (const colour of Object.values(defaultColours)) expect(accentOf(colour, 'light').fill).toBe(colour)
})
