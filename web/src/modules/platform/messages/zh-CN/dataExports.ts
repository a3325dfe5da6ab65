import { inChinese } from '#contract/kit/labels.ts'
import { dataExportLabels, dataExportStatusNames } from '#contract/platform/dataExports.ts'

export const dataExports = {
  title: '数据导出',
  purpose: '导出公司的全部数据（不含密码等机密信息），生成后 7 天内可下载',
  add: '导出全部数据',
  addText: '将生成包含公司全部数据的文件，请妥善保管。',
  requested: '已开始生成，完成后将通知您',
  download: '下载',
  none: '暂无导出',
  noneReason: '点击“导出全部数据”开始生成',
  field: {
    ...inChinese(dataExportLabels),
    status: { label: '状态', options: inChinese(dataExportStatusNames) },
  },
}
