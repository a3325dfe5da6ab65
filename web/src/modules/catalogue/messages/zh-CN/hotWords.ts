/** Maintenance of hot words. */
export const hotWords = {
  title: '热搜词',
  purpose: '设置搜索框下方的热搜词，保存后立即生效；未设置时显示近期搜索最多的词',
  add: '新增热搜词',
  editTitle: '编辑热搜词',
  keyword: '关键词',
  hint: '中文或英文',
  shown: '采购人看到前 8 个',
  states: { yes: '突出显示', no: '普通' },
  action: { edit: '编辑', remove: '删除' },
  removeTitle: '删除热搜词',
  removeText: '删除后，搜索框下方不再显示“{{words}}”。',
  empty: '尚未设置热搜词',
  emptyReason: '搜索框下方显示近 30 天搜索最多的词。',
  none: '没有符合条件的热搜词',
  noneReason: '请更换关键词。',
  field: {
    words: '热搜词',
    wordsEn: { label: '英文', hint: '英文页面显示；不填则显示中文' },
    position: { label: '顺序', hint: '数字小的在前' },
    isHighlight: '突出显示',
  },
} as const
