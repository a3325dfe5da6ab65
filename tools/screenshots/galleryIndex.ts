import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeScores } from './homeScores.ts'

const style = `
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #f4f5f7; color: #1a1a1f }
h2 { margin: 32px 0 12px; font-size: 16px }
div { display: flex; gap: 12px; overflow-x: auto; align-items: flex-start }
figure { flex: none; margin: 0 }
img { display: block; height: 420px; object-fit: cover; object-position: top; border: 1px solid #d5d7de; background: #fff }
.desk img { width: 560px } .phone img { width: 195px }
figcaption { margin-top: 4px; font-size: 12px; color: #60636e }`

/** Writes a gallery page of a folder, one row for each subject; returns the number of screenshots. */
export function writeGalleryIndex(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.png'))
    .toSorted()
  const rows = [...Map.groupBy(files, subjectOf)].map(
    ([subject, pictures]) => `<h2>${subject}${scoreOf(subject)}</h2>\n<div>${pictures.map(figure).join('')}</div>`,
  )
  const title = `${files.length} pictures`
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>\n${rows.join('\n')}\n`,
  )
  return files.length
}

/** Design score of a home page, if reviewed. */
function scoreOf(subject: string): string {
  const page = /home-(\w+)-\w+$/.exec(subject)?.[1]
  const score = page === undefined ? undefined : new Map(Object.entries(homeScores)).get(page)
  return score === undefined ? '' : ` · ${score.toFixed(1)} / 10`
}

/**
 * Subject of a screenshot: pages/mall for `pages/mall.en-390-dark.png`, journey/en/11-mall for
 * `journey/en/11-mall-390.png`.
 */
const subjectOf = (file: string) => file.replace(/(\.[\w-]+|-\d+)\.png$/, '')

function figure(file: string): string {
  const variant = file.slice(subjectOf(file).length + 1, -'.png'.length)
  const device = variant.includes('390') ? 'phone' : 'desk'
  return `<figure class="${device}"><a href="${encodeURI(file)}"><img loading="lazy" src="${encodeURI(file)}" alt=""></a><figcaption>${variant}</figcaption></figure>`
}
