import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined.js'
import ThunderboltOutlined from '@ant-design/icons-svg/es/asn/ThunderboltOutlined.js'

/** Icons of menu entries by route name. */
export const icons = { apiKeys: KeyOutlined, webhooks: ThunderboltOutlined }
