import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('pictures/', import.meta.url)
const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

const shapes =
  /^(svg|g|defs|path|rect|circle|ellipse|use|mask|clipPath|filter|fe\w+|linearGradient|radialGradient|stop)$/

/** What a picture must not have, or nothing. */
function fault(text: string): string | undefined {
  const tags = [...text.matchAll(/<\/?([^\s/>]+)/g)].map(([, tag]) => tag ?? '')
  const strange = tags.find((tag) => !shapes.test(tag))
  if (strange) return `a <${strange}>`
  if (/\son\w+\s*=|style=|javascript:|data:/i.test(text)) return 'script or style'
  const references = [...text.matchAll(/(?:href="|url\(["']?)([^"')]*)/g)].map(([, target]) => target ?? '')
  return references.find((target) => !target.startsWith('#'))
}

test('demo pictures: pictures are shapes and nothing else', () => {
  expect(pictures.filter(({ text }) => fault(text) !== undefined).map(({ name }) => name)).toEqual([])
})

test('demo pictures: the test can fail', () => {
  expect(fault('<svg><script>1</script></svg>')).toBe('a <script>')
  expect(fault('<svg><foreignObject/></svg>')).toBe('a <foreignObject>')
  expect(fault('<svg><rect onclick="x()"/></svg>')).toBe('script or style')
  expect(fault('<svg><use href="https://example.com/a.svg#b"/></svg>')).toBe('https://example.com/a.svg#b')
  expect(fault('<svg><rect fill="url(other.svg#a)"/></svg>')).toBe('other.svg#a')
})

test('demo pictures: together they weigh less than four megabytes', () => {
  expect(pictures.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(4_000_000)
})
