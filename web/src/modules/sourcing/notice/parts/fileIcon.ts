import FileExcelOutlined from '@ant-design/icons-svg/es/asn/FileExcelOutlined.js'
import FileImageOutlined from '@ant-design/icons-svg/es/asn/FileImageOutlined.js'
import FileOutlined from '@ant-design/icons-svg/es/asn/FileOutlined.js'
import FilePdfOutlined from '@ant-design/icons-svg/es/asn/FilePdfOutlined.js'
import FileWordOutlined from '@ant-design/icons-svg/es/asn/FileWordOutlined.js'
import FileZipOutlined from '@ant-design/icons-svg/es/asn/FileZipOutlined.js'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'

const icons: Readonly<Record<string, IconDefinition>> = {
  pdf: FilePdfOutlined,
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  wps: FileWordOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  csv: FileExcelOutlined,
  zip: FileZipOutlined,
  rar: FileZipOutlined,
  jpg: FileImageOutlined,
  jpeg: FileImageOutlined,
  png: FileImageOutlined,
}

/** Icon of a file by its extension. */
export const fileIcon = (name: string): IconDefinition =>
  icons[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? FileOutlined
