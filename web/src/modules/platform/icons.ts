import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined.js'
import CloudDownloadOutlined from '@ant-design/icons-svg/es/asn/CloudDownloadOutlined.js'
import OrderedListOutlined from '@ant-design/icons-svg/es/asn/OrderedListOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  tenants: BankOutlined,
  platformRequests: AuditOutlined,
  onboardingChecklist: OrderedListOutlined,
  dataExports: CloudDownloadOutlined,
}
