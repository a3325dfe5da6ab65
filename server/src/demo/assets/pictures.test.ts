import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('pictures/', import.meta.url)
const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

const shapes =
  /^(svg|g|defs|path|rect|circle|ellipse|use|mask|clipPath|filter|fe\w+|linearGradient|radialGradient|stop)$/

/** Violation of a picture, if any. */
function violationOf(text: string): string | undefined {
  const tags = [...text.matchAll(/<\/?([^\s/>]+)/g)].map(([, tag]) => tag ?? '')
  const invalidTag = tags.find((tag) => !shapes.test(tag))
  if (invalidTag) return `a <${invalidTag}>`
  if (/\son\w+\s*=|style=|javascript:|data:/i.test(text)) return 'script or style'
  const references = [...text.matchAll(/(?:href="|url\(["']?)([^"')]*)/g)].map(([, target]) => target ?? '')
  return references.find((target) => !target.startsWith('#'))
}

test('demo pictures: pictures contain only shapes', () => {
  expect(pictures.filter(({ text }) => violationOf(text) !== undefined).map(({ name }) => name)).toEqual([])
})

test('demo pictures: violations are detected', () => {
  expect(violationOf('<svg><script>1</script></svg>')).toBe('a <script>')
  expect(violationOf('<svg><foreignObject/></svg>')).toBe('a <foreignObject>')
  expect(violationOf('<svg><rect onclick="x()"/></svg>')).toBe('script or style')
  expect(violationOf('<svg><use href="https://example.com/a.svg#b"/></svg>')).toBe('https://example.com/a.svg#b')
  expect(violationOf('<svg><rect fill="url(other.svg#a)"/></svg>')).toBe('other.svg#a')
})

test('demo pictures: their total size is below four megabytes', () => {
  expect(pictures.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(4_000_000)
})
