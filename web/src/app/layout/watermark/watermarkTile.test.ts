import { expect, test } from 'vitest'
import { watermarkTile } from './watermarkTile.ts'

const svgOf = (address: string) => decodeURIComponent(address.slice(address.indexOf(',') + 1))

test('watermark: a cell of 300 by 150 with its text at an angle of 40 degrees', () => {
  const svg = svgOf(watermarkTile(['采购部', '林知远 202611261012']))
  expect(svg).toContain('width="300" height="150"')
  expect(svg).toContain('rotate(-40 150 75)')
  expect(svg.match(/<text [^>]*>[^<]*<\/text>/g)).toHaveLength(2)
  expect(svg).toContain('林知远 202611261012')
})

test('watermark: markup in a name is escaped, in the picture and its URL', () => {
  const address = watermarkTile([`"'><script>alert(1)</script>&`])
  expect(address).not.toMatch(/["<>]/)
  expect(svgOf(address)).toContain(`"'&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;`)
})
