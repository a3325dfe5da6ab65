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
export const getRelWord = route({
  method: 'GET',
  path: '/orderrest/api/goodSearchkeyLog/getRelWord',
  access: 'goods.read',
  lags: true,
  summary: 'Words that begin like the typed ones, also by pinyin: categories, brands and what others searched for.',
  input: shape({ inputWord: Text(100) }),
  reply: List(Type.String()),
})
export const getRecentKey = listRoute({
  method: 'POST',
  path: '/orderrest/api/goodSearchkeyLog/getRecentKey',
  access: 'goods.read',
  reads: true,
  steps: true,
  summary: 'What I searched for lately.',
  filters: {},
  record: SearchWord,
})
export const deleteRecentKey = route({
  method: 'GET',
  path: '/orderrest/api/goodSearchkeyLog/deleteById',
  access: 'goods.read',
  writes: true,
  summary: 'Forgets one of my searches.',
  input: shape({ id: Id }),
  reply: Done,
})
export const deleteRecentKeys = route({
  method: 'GET',
  path: '/orderrest/api/goodSearchkeyLog/delete',
  access: 'goods.read',
  writes: true,
  steps: true,
  summary: 'Forgets all my searches.',
  input: Nothing,
  reply: Done,
})
const HotKey = shape({
  id: Id,
  hotKeyWords: Type.String(),
  hotKeyWordsEn: Type.String({ description: 'on English pages; empty: the words as they are' }),
  isHighLight: OneOf(['0', '1']),
})
export const listHotkey = route({
  method: 'POST',
  path: '/orderrest/api/searchHotkey/listHotkey',
  access: 'goods.read',
  reads: true,
  lags: true,
  summary: 'The words below the search box: set by the operator, else what is searched for most.',
  input: shape(paging),
  reply: PageOf(HotKey),
})
export const setHotkeys = route({
  method: 'POST',
  path: '/orderrest/api/searchHotkey/set',
  access: 'portal.configure',
  summary: 'Sets the words below the search box, in their order.',
  input: shape({
    hotKeys: List(
      shape({ hotKeyWords: Text(40), hotKeyWordsEn: Optional(Note(40)), isHighLight: OneOf(['0', '1']) }),
      30,
    ),
  }),
  reply: Done,
})
