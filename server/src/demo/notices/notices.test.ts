import { expect, test } from 'vitest'
import { addressOfArticlePicture, articlePictureAddress } from '#contract/notices/pictures.ts'
import { sanitizeRichText } from '#kit/richText/sanitize.ts'
import { announcements } from './announcements.ts'
import { helpArticles } from './helpArticles.ts'

test('demo: there are 25 articles or more in all states, with valid editor markup', () => {
  const all = [...announcements, ...helpArticles]
  expect(all.length).toBeGreaterThanOrEqual(25)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  const ends = new Set(all.map((article) => article.ends))
  for (const state of ['draft', 'submitted', 'rejected', 'scheduled', 'withdrawn', 'revised'] as const)
    expect(ends).toContain(state)
  for (const { content } of all)
    if (typeof content === 'string') {
      const shown = content.replace(/(?<=<img loading="lazy" src=")[\w-]+/g, addressOfArticlePicture('0'.repeat(40)))
      expect(sanitizeRichText(shown, { max: 20_000, pictures: articlePictureAddress })).toBe(shown)
    }
})
