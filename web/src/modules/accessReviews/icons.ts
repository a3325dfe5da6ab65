import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'

/** Icons of menu entries by route name. */
export const icons = { accessReviews: AuditOutlined }
