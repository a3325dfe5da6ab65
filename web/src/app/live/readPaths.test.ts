import { expect, test } from 'vitest'
import { listHotkey } from '#contract/catalogue/searchWords.ts'
import { viewHome } from '#contract/home/home.ts'
import { getLoginArticles } from '#contract/notices/loginArticles.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { getListByPId, portalList, queryArticle, releasePage } from '#contract/notices/reading.ts'
import { readPaths } from './readPaths.ts'

test('portal changes: refetched paths are calls of the contract', () => {
  const pathsOf = (...routes: readonly { readonly path: string }[]) => routes.map(({ path }) => path)
  expect(readPaths).toEqual({
    home: pathsOf(viewHome),
    menus: pathsOf(qryUserRefDetail),
    words: pathsOf(listHotkey),
    articles: pathsOf(viewHome, portalList, releasePage, queryArticle, getLoginArticles, getListByPId),
  })
})
