import BranchesOutlined from '@ant-design/icons-svg/es/asn/BranchesOutlined.js'
import ExportOutlined from '@ant-design/icons-svg/es/asn/ExportOutlined.js'
import FieldTimeOutlined from '@ant-design/icons-svg/es/asn/FieldTimeOutlined.js'
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined.js'
import LoginOutlined from '@ant-design/icons-svg/es/asn/LoginOutlined.js'
import MailOutlined from '@ant-design/icons-svg/es/asn/MailOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  loginLog: LoginOutlined,
  operationLog: FileSearchOutlined,
  exportLog: ExportOutlined,
  messageLog: MailOutlined,
  callLog: FieldTimeOutlined,
  auditChain: BranchesOutlined,
}
