import { expect, test } from 'vitest'
import { withoutSources } from './sessionPictures.ts'

test('pictures by session: the text has no URL that would be requested without the session; descriptions are kept', () =>
  expect(
    withoutSources('<p>src="x"</p><img loading="lazy" src="/a.webp" alt="图" /><img src="/b.webp" alt="" />'),
  ).toBe('<p>src="x"</p><img loading="lazy" data-source="/a.webp" alt="图" /><img data-source="/b.webp" alt="" />'))
