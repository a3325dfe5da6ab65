import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import ContainerOutlined from '@ant-design/icons-svg/es/asn/ContainerOutlined.js'
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  contracts: ContainerOutlined,
  supplierContracts: ContainerOutlined,
  contractTemplates: AuditOutlined,
  seals: SafetyCertificateOutlined,
}
