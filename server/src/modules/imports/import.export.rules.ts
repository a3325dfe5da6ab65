import { type exportImports, importStatusNames } from '#contract/imports/imports.ts'
import type { exportPictureDownloadErrors } from '#contract/imports/pictures.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const importColumns: ColumnsOf<typeof exportImports> = {
  fileName: ['文件', 'File'],
  status: { title: ['状态', 'Status'], words: importStatusNames },
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
