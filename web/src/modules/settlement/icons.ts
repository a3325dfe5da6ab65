import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import ContainerOutlined from '@ant-design/icons-svg/es/asn/ContainerOutlined.js'
import DiffOutlined from '@ant-design/icons-svg/es/asn/DiffOutlined.js'
import FileDoneOutlined from '@ant-design/icons-svg/es/asn/FileDoneOutlined.js'
import FileExcelOutlined from '@ant-design/icons-svg/es/asn/FileExcelOutlined.js'
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  statements: AuditOutlined,
  supplierStatements: FileDoneOutlined,
  invoiceInbox: ContainerOutlined,
  matching: DiffOutlined,
  myInvoice: FileTextOutlined,
  redLetters: FileExcelOutlined,
  supplierRedLetters: FileExcelOutlined,
  supplierInvoices: FileTextOutlined,
}
