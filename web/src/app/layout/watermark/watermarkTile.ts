/** Cell of the watermark in px, and the angle of its text in degrees (specification, section 9). */
const cell = { width: 300, height: 150, angle: 40 }
const lineHeight = 22

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Data URL of an image with these lines, which is tiled over the page. */
export function watermarkTile(lines: readonly string[]): string {
  const { width, height, angle } = cell
  const top = height / 2 - ((lines.length - 1) * lineHeight) / 2
  const texts = lines.map((line, index) => `<text x="150" y="${top + index * lineHeight}">${escaped(line)}</text>`)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="rotate(-${angle} ${width / 2} ${height / 2})" font-family="sans-serif" font-size="14" ` +
    `text-anchor="middle" dominant-baseline="middle">${texts.join('')}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
