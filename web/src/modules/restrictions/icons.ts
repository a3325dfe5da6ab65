import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  restrictions: LockOutlined,
  restoreQueue: AuditOutlined,
}
