import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  List,
  Note,
  Nothing,
  OneOf,
  Optional,
  PageOf,
  paging,
  shape,
  Text,
  Type,
} from '#contract/kit/schema.ts'

const SearchWord = shape({ id: Id, keyWords: Type.String() })
const completions = {
  path: '/orderrest/api/goodSearchkeyLog/getRelWord',
  access: 'goods.read',
  lags: true,
  summary: 'Suggest completions of the typed text, also by pinyin: categories, brands and popular searches',
  input: shape({ inputWord: Text(100) }),
  reply: List(Type.String()),
} as const
export const getRelWord = route({ method: 'GET', ...completions })
export const getRelWordByPost = route({ method: 'POST', reads: true, ...completions })
export const getRecentKey = listRoute({
  method: 'POST',
  path: '/orderrest/api/goodSearchkeyLog/getRecentKey',
  access: 'goods.read',
  reads: true,
  steps: true,
  summary: "List the caller's recent searches",
  filters: {},
  record: SearchWord,
})
export const deleteRecentKey = route({
  method: 'GET',
  path: '/orderrest/api/goodSearchkeyLog/deleteById',
  access: 'goods.read',
  writes: true,
  summary: 'Delete a recent search of the caller',
  input: shape({ id: Id }),
  reply: Done,
})
export const deleteRecentKeys = route({
  method: 'GET',
  path: '/orderrest/api/goodSearchkeyLog/delete',
  access: 'goods.read',
  writes: true,
  steps: true,
  summary: 'Delete all recent searches of the caller',
  input: Nothing,
  reply: Done,
})
const HotKey = shape({
  id: Id,
  hotKeyWords: Type.String(),
  hotKeyWordsEn: Type.String({ description: 'English text; empty: the original' }),
  isHighLight: OneOf(['0', '1']),
})
export const listHotkey = route({
  method: 'POST',
  path: '/orderrest/api/searchHotkey/listHotkey',
  access: 'goods.read',
  reads: true,
  lags: true,
  summary: 'List the words below the search box: those configured, otherwise the most frequent searches',
  input: shape(paging),
  reply: PageOf(HotKey),
})
export const setHotkeys = route({
  method: 'POST',
  path: '/orderrest/api/searchHotkey/set',
  access: 'portal.configure',
  summary: 'Set the words below the search box, in display order',
  input: shape({
    hotKeys: List(
      shape({ hotKeyWords: Text(40), hotKeyWordsEn: Optional(Note(40)), isHighLight: OneOf(['0', '1']) }),
      30,
    ),
  }),
  reply: Done,
})
