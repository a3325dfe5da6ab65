/** What every form says of itself. */
export const form = {
  wrong: '请更正：{{labels}}',
  and: '、',
  newer: '其他人刚刚更新了此内容。未修改的项已更新为最新内容，您的修改已保留，请核对后重新保存。',
  both: '双方都修改了：{{labels}}',
  discard: { title: '撤销修改？', text: '修改尚未保存，关闭后将丢失。', ok: '撤销修改' },
  itemsHint: '每行一项',
}
