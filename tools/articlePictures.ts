import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'

// Composes covers and pictures of the demo's articles from the pictures of its catalogue: node tools/run.mjs
// tools/articlePictures.ts

const assets = fileURLToPath(new URL('../server/src/demo/assets/', import.meta.url))

interface Placed {
  readonly picture: string
  /** Centre and size, in pixels. */
  readonly x: number
  readonly y: number
  readonly size: number
}
type Tone = 'blue' | 'green' | 'amber' | 'red' | 'violet'
const tones: Readonly<Record<Tone, readonly [from: string, to: string, shade: string]>> = {
  blue: ['#EEF4FF', '#CFE0FB', '#8FB2EA'],
  green: ['#EEF8F1', '#CDE9D7', '#86C3A0'],
  amber: ['#FFF7E8', '#FBE3B8', '#E2B767'],
  red: ['#FFF1F0', '#FAD5D3', '#E39A97'],
  violet: ['#F4F1FF', '#DDD5FA', '#A897E6'],
}

const width = 1280
const [coverHeight, stripHeight] = [720, 320]

/** A main picture with smaller ones on both sides. */
const composition = (main: string, left: string, right: string): Placed[] => [
  { picture: left, x: 350, y: 430, size: 200 },
  { picture: right, x: 930, y: 430, size: 200 },
  { picture: main, x: 640, y: 350, size: 340 },
]
/** Steps from left to right, for pictures within the text. */
const steps = (...pictures: readonly string[]): Placed[] =>
  pictures.map((picture, at) => ({ picture, x: (width / pictures.length) * (at + 0.5), y: 155, size: 150 }))
/** Rows of six. */
const grid = (...rows: readonly string[]): Placed[] =>
  rows
    .join(' ')
    .split(' ')
    .map((picture, at) => ({ picture, x: 170 + (at % 6) * 188, y: 170 + Math.floor(at / 6) * 190, size: 120 }))

const drawings: Readonly<Record<string, readonly [Tone, readonly Placed[]]>> = {
  agreement: ['blue', composition('clipboard', 'tear-off-calendar', 'fountain-pen')],
  'agreement-steps': ['blue', steps('card-index-dividers', 'calculator', 'fountain-pen', 'package')],
  maintenance: ['violet', composition('server', 'hammer-and-wrench', 'alarm-clock')],
  acceptance: ['green', composition('package', 'barcode-scanner', 'clipboard')],
  'acceptance-steps': ['green', steps('hand-truck', 'barcode-scanner', 'balance-scale', 'stamp')],
  evaluation: ['amber', composition('trophy', 'balance-scale', 'sports-medal')],
  goods: [
    'amber',
    grid(
      'rescue-workers-helmet gloves copy-paper wrench laptop water-bottle',
      'stapler power-drill goggles microscope office-chair light-bulb',
      'toolbox toner-cartridge safety-vest bearing tissue-box forklift',
    ),
  ],
  opening: ['red', composition('locked-with-key', 'envelope', 'scroll')],
  'opening-steps': ['red', steps('envelope', 'locked-with-key', 'key', 'scroll')],
  gloves: ['green', composition('gloves', 'insulating-boot', 'safety-vest')],
}

const arrow = (x: number, shade: string) =>
  `<path d="M${x - 34} 155h60m-22-22l22 22l-22 22" fill="none" stroke="${shade}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`

function background(tone: Tone, placed: readonly Placed[], isStrip: boolean): string {
  const height = isStrip ? stripHeight : coverHeight
  const [from, to, shade] = tones[tone]
  const backgrounds = placed.map(
    ({ x, y, size }) =>
      `<ellipse cx="${x}" cy="${y + size * 0.53}" rx="${size * 0.42}" ry="${size * 0.07}" fill="${shade}" opacity=".45"/>`,
  )
  const arrows = isStrip ? placed.slice(1).map((_, at) => arrow((width / placed.length) * (at + 1), shade)) : []
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="tone" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#tone)"/>
    <circle cx="1120" cy="90" r="260" fill="#FFFFFF" opacity=".35"/>
    <circle cx="120" cy="690" r="220" fill="#FFFFFF" opacity=".3"/>
    ${backgrounds.join('')}${arrows.join('')}</svg>`
}

async function overlayOf({ picture, x, y, size }: Placed): Promise<OverlayOptions> {
  const input = await sharp(`${assets}pictures/${picture}.svg`, { density: 1200 }).resize(size, size).png().toBuffer()
  return { input, left: Math.round(x - size / 2), top: Math.round(y - size / 2) }
}

mkdirSync(`${assets}articles`, { recursive: true })
for (const [name, [tone, placed]] of Object.entries(drawings))
  await sharp(Buffer.from(background(tone, placed, name.endsWith('-steps'))))
    .composite(await Promise.all(placed.map(overlayOf)))
    .webp({ quality: 80 })
    .toFile(`${assets}articles/${name}.webp`)
