import type { exportImports } from '#contract/imports/imports.ts'
import type { exportPictureDownloadErrors } from '#contract/imports/pictures.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const importStatusWords = {
  uploaded: ['待核对', 'To be checked'],
  queued: ['排队中', 'Queued'],
  running: ['导入中', 'Importing'],
  done: ['已完成', 'Completed'],
  cancelled: ['已取消', 'Cancelled'],
  failed: ['失败', 'Failed'],
} as const

export const importColumns: ColumnsOf<typeof exportImports> = {
  fileName: ['文件', 'File'],
  status: { title: ['状态', 'Status'], words: importStatusWords },
  total: ['总行数', 'Total rows'],
  done: ['已处理行数', 'Rows processed'],
  created: ['新增', 'Added'],
  changed: ['修改', 'Updated'],
  unchanged: ['无变化', 'Unchanged'],
  reviewing: ['审核中', 'In review'],
  warned: ['部分内容未导入', 'Partially imported'],
  failed: ['失败', 'Failed'],
  createdAt: ['上传时间', 'Uploaded'],
  endedAt: ['完成时间', 'Completed'],
}

export const pictureErrorColumns: ColumnsOf<typeof exportPictureDownloadErrors> = {
  row: ['行', 'Row'],
  cell: ['单元格', 'Cell'],
  address: ['图片地址', 'Image address'],
  reason: ['问题', 'Problem'],
}
