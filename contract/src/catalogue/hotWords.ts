import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Note, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** Hot words of a tenant as operators maintain them; buyers' pages read `listHotkey`. */
export const maxHotWords = 30

export const HotWordDraft = shape({
  words: Text(40),
  wordsEn: Note(40),
  position: Type.Integer({ minimum: 0, maximum: 999 }),
  isHighlight: Type.Boolean(),
})
export type HotWordDraft = Static<typeof HotWordDraft>

export const HotWord = shape({ ...HotWordDraft.properties, id: Id, version: Type.Integer() })
export type HotWord = Static<typeof HotWord>

export const listHotWords = listRoute({
  path: '/orderrest/api/searchHotkey/list',
  access: 'portal.configure',
  summary: 'List the configured hot words in display order',
  filters: { keyword: Optional(Note(40)) },
  sort: ['position', 'words'],
  record: HotWord,
})
export const exportHotWords = exportRoute(listHotWords, {
  path: '/orderrest/api/searchHotkey/export',
  columns: ['words', 'wordsEn', 'position', 'isHighlight'],
})
export const getHotWord = route({
  method: 'GET',
  path: '/orderrest/api/searchHotkey/detail',
  access: 'portal.configure',
  summary: 'Get a hot word',
  input: shape({ id: Id }),
  reply: HotWord,
})
export const createHotWord = route({
  method: 'POST',
  path: '/orderrest/api/searchHotkey/create',
  access: 'portal.configure',
  summary: 'Create a hot word, visible to buyers immediately',
  input: HotWordDraft,
  reply: HotWord,
})
export const editHotWord = route({
  method: 'POST',
  path: '/orderrest/api/searchHotkey/edit',
  access: 'portal.configure',
  summary: 'Update a hot word; `version` is the version read',
  input: shape({ id: Id, version: Type.Integer(), ...HotWordDraft.properties }),
  reply: HotWord,
})
export const removeHotWord = route({
  method: 'POST',
  path: '/orderrest/api/searchHotkey/remove',
  access: 'portal.configure',
  summary: 'Delete a hot word; without any, buyers see the most frequent searches',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: Done,
})
